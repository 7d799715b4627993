import type { Scope } from "~/platform/context.server";
import { forgetFiles, storePageImage } from "~/platform/files.server";
import type { Teacher } from "~/platform/teacher.server";
import { documentSectionsText, isPageImage, saveDocumentPage } from "./pages.server";
import type { DocumentPage, PageBody } from "./schema";

/**
 * Stores a page of a document with the image that came with it: the file first, so that no page ever names one that
 * is not there; if the page is not written, or an image is replaced, the file that nothing shows goes again.
 * @throws AppError `not_found`, `too_large`, `unsupported_media_type`, `invalid` where the first image is missing,
 *   `conflict` with the current page
 */
export async function uploadPage(
  call: Scope & { teacher: Teacher },
  document: string,
  { sections, ...body }: PageBody,
  file: Uint8Array | null,
): Promise<{ page: DocumentPage; isNew: boolean }> {
  const { teacher, env, clock } = call;
  const text = documentSectionsText(sections);
  const image = file && (await storePageImage(env.FILES, teacher.id, file, clock()));
  const forgetImage = async () => {
    // A write whose answer was lost may have been done.
    if (image && !(await isPageImage(teacher, image).catch(() => true)))
      await forgetFiles(call, teacher.id, [image]);
  };
  const saved = await saveDocumentPage(teacher, document, body, { sections: text, image }, clock()).catch(
    async (error: unknown) => {
      await forgetImage();
      throw error;
    },
  );
  await forgetFiles(call, teacher.id, saved.unshown);
  if ("refused" in saved) throw saved.refused;
  return saved;
}
