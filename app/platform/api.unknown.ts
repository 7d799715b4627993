import { errorResponse, notFound } from "./errors";

/** Any path below `/api/` that the map does not name: a JSON 404, whatever the method (product §0). */
const api = () => errorResponse(notFound());

export const loader = api;
export const action = api;
