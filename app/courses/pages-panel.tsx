import { ArrowDown, ArrowUp, FileStack, ListOrdered, Pencil, Plus, Trash2 } from "lucide-react";
import { useCallback, useState } from "react";
import { ActionList } from "~/ui/action-list";
import { Button } from "~/ui/button";
import ConfirmDialog from "~/ui/confirm-dialog";
import { Dialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { COURSE_PICKER } from "./course-labels";
import { MovePageDialog } from "./move-page-dialog";
import { PageRows } from "./page-rows";
import { PAGES } from "./pages-labels";
import { usePageList } from "./use-page-list";

interface PagesPanelProps {
  courseId: string;
  /** The page on the screen, from 0. */
  index: number;
  pageCount: number;
  /** Shows another page; the panel closes. */
  onTurn: (index: number) => void;
  /** The list has changed: the page on the screen, or what took its place, stands there now, to be read again. */
  onChanged: (index: number) => void;
  onClose: () => void;
}

type Asking =
  | { what: "menu"; place: number; button: HTMLElement }
  | { what: "move" | "remove"; place: number };

/** All pages of a course: to go to, add, rename, put in order, remove (product §6). */
export default function PagesPanel(props: PagesPanelProps) {
  const { courseId, index, pageCount, onTurn, onChanged, onClose } = props;
  const pages = usePageList({ courseId, pageCount, index, onChanged });
  const { list } = pages;
  const count = list.length;
  const [wish, setWish] = useState({ place: Math.max(0, Math.min(index, pageCount - 1)) });
  const [asking, setAsking] = useState<Asking | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const [said, setSaid] = useState("");
  const close = useCallback(() => setAsking(null), []);
  const closeMenu = useCallback(() => setAsking((now) => (now?.what === "menu" ? null : now)), []);

  function move(from: number, to: number) {
    const page = list[from];
    if (!page || to === from || to < 0 || to >= count) return;
    pages.move(page.id, to);
    setWish({ place: to });
    setSaid(PAGES.moved(from + 1, to + 1, count));
  }
  async function remove(place: number) {
    const page = list[place];
    if (!page || removing) return;
    setRemoving(true);
    const isGone = await pages.remove(page.id);
    setRemoving(false);
    setAsking(null);
    if (isGone) setWish({ place: Math.max(0, Math.min(place, count - 2)) });
  }
  /** The address counts by the order that the server knows. */
  async function go(place: number) {
    const page = list[place];
    const settled = page ? await pages.settledPlaceOf(page.id) : -1;
    if (settled < 0) return;
    onClose();
    onTurn(settled);
  }
  async function add() {
    const place = await pages.add();
    if (place !== null) setWish({ place });
  }
  function edit(place: number | null) {
    setEditing(place === null ? null : (list[place]?.id ?? null));
    setAsking(null);
    if (place === null) setWish(({ place: last }) => ({ place: placeOfEdited(last) }));
  }
  const placeOfEdited = (last: number) => {
    const place = editing === null ? -1 : pages.placeOf(editing);
    return place < 0 ? last : place;
  };

  return (
    <Dialog
      open
      side
      onClose={onClose}
      title={PAGES.title}
      description={COURSE_PICKER.pages(count)}
      footer={
        <>
          <p className="mr-auto max-w-[26ch] text-xs text-pretty text-muted touch:hidden">{PAGES.howTo}</p>
          <Button icon={Plus} variant="primary" busy={pages.adding} onClick={add}>
            {PAGES.add}
          </Button>
        </>
      }
    >
      <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] border-t border-line">
        <div>
          {pages.failed && (
            <div className="p-3">
              <Notice tone="danger">
                <span className="flex flex-wrap items-center gap-2">
                  {PAGES.loadFailed}
                  <Button size="small" onClick={pages.again}>
                    {PAGES.again}
                  </Button>
                </span>
              </Notice>
            </div>
          )}
        </div>
        {count === 0 ? (
          <EmptyState icon={FileStack} text={PAGES.none} />
        ) : (
          <PageRows
            list={list}
            current={pages.current}
            editing={editing}
            wish={wish}
            onWish={setWish}
            onRange={pages.onRange}
            onGo={go}
            onMore={(place, button) => setAsking({ what: "menu", place, button })}
            onMove={move}
            onEdit={edit}
            onRename={pages.rename}
            onRemove={(place) => setAsking({ what: "remove", place })}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {asking?.what === "menu" && (
        <ActionList
          anchor={asking.button}
          label={PAGES.more(asking.place + 1)}
          onClose={closeMenu}
          actions={[
            { label: PAGES.rename, icon: Pencil, run: () => edit(asking.place) },
            {
              label: PAGES.up,
              icon: ArrowUp,
              disabled: asking.place === 0,
              run: () => {
                close();
                move(asking.place, asking.place - 1);
              },
            },
            {
              label: PAGES.down,
              icon: ArrowDown,
              disabled: asking.place >= count - 1,
              run: () => {
                close();
                move(asking.place, asking.place + 1);
              },
            },
            {
              label: PAGES.moveTo,
              icon: ListOrdered,
              disabled: count < 2,
              run: () => setAsking({ what: "move", place: asking.place }),
            },
            {
              label: PAGES.remove,
              icon: Trash2,
              danger: true,
              run: () => setAsking({ what: "remove", place: asking.place }),
            },
          ]}
        />
      )}
      {asking?.what === "move" && (
        <MovePageDialog
          place={asking.place}
          count={count}
          onClose={close}
          onMove={(to) => {
            close();
            move(asking.place, to);
          }}
        />
      )}
      {asking?.what === "remove" && (
        <ConfirmDialog
          title={PAGES.removeTitle(asking.place + 1)}
          text={PAGES.removeText}
          confirm={PAGES.remove}
          cancel={PAGES.cancel}
          busy={removing}
          onClose={close}
          onConfirm={() => remove(asking.place)}
        />
      )}
    </Dialog>
  );
}
