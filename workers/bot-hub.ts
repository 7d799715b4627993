import { DurableObject } from "cloudflare:workers";

/** One per teacher, and one named "health" that only says whether objects and their storage answer (product §11). */
export class BotHub extends DurableObject {
  override async fetch(): Promise<Response> {
    const answered = this.ctx.storage.sql.exec("SELECT 1 AS answered").one();
    return Response.json(answered);
  }
}
