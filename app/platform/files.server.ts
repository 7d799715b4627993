/** Everything a teacher uploads lives under this prefix, so that it can be found and removed as a whole. */
const ownerPrefix = (teacherId: string) => `teachers/${teacherId}/`;

/**
 * Removes every file of a teacher (product §9: deleting the account removes its files).
 * @throws what R2 throws; calling it again goes on where it stopped
 */
export async function deleteFilesOf(bucket: R2Bucket, teacherId: string): Promise<void> {
  for (;;) {
    const page = await bucket.list({ prefix: ownerPrefix(teacherId) });
    if (page.objects.length === 0) return;
    await bucket.delete(page.objects.map((object) => object.key));
  }
}
