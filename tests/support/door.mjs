/**
 * The way of the tests into the product's database and its files. Miniflare's own way stops the whole process for each
 * call until another thread has answered, and a message that is lost there takes all the tests of a file with it. Here
 * a small Worker beside the product is asked, as everything else is, by a request.
 *
 * @typedef {import("miniflare").Miniflare} Miniflare
 * @typedef {import("miniflare").WorkerOptions} WorkerOptions
 * @typedef {Record<string, unknown>} Row
 * @typedef {{ results: Row[], success: boolean }} Result
 */
const HOST = "door.test";

/** Runs in workerd, beside the product, on the same database and files. */
const SCRIPT = `
const CALLS = {
  async sql({ DB }, statements) {
    const prepared = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values));
    return prepared.length === 1 ? [await prepared[0].all()] : DB.batch(prepared);
  },
  async keys({ FILES }, { prefix }) {
    return (await FILES.list({ prefix })).objects.map(({ key }) => key);
  },
  async put({ FILES }, { key, content }) {
    await FILES.put(key, content);
    return null;
  },
};
export default {
  async fetch(request, env) {
    const [call, asked] = await request.json();
    try {
      return Response.json({ answer: await CALLS[call](env, asked) });
    } catch (error) {
      return Response.json({ error: error.message });
    }
  },
};
`;

/**
 * The Worker that answers, on the database and the files of this one.
 * @param {WorkerOptions} product
 * @returns {WorkerOptions}
 */
const worker = ({ d1Databases, r2Buckets, compatibilityDate }) => ({
  name: "door",
  routes: [`${HOST}/*`],
  modules: true,
  script: SCRIPT,
  compatibilityDate,
  d1Databases,
  r2Buckets,
});

/**
 * @param {Miniflare} mf
 * @param {"sql" | "keys" | "put"} call
 * @param {unknown} asked
 * @throws Error with the message of what failed there
 */
async function ask(mf, call, asked) {
  const response = await mf.dispatchFetch(`http://${HOST}/`, {
    method: "POST",
    body: JSON.stringify([call, asked]),
  });
  const { answer, error } = /** @type {any} */ (await response.json());
  if (error !== undefined) throw new Error(error);
  return answer;
}

/** A statement of SQL, as D1 has it. */
class Statement {
  /**
   * @param {Miniflare} mf
   * @param {string} sql
   * @param {readonly unknown[]} values
   */
  constructor(mf, sql, values = []) {
    this.mf = mf;
    this.sql = sql;
    this.values = values;
  }

  /** @param {unknown[]} values */
  bind = (...values) => new Statement(this.mf, this.sql, values);

  /** @returns {Promise<Result>} */
  all = async () => (await ask(this.mf, "sql", [this]))[0];

  run = () => this.all();

  /**
   * The first row, or one column of it; null where there is none.
   * @template [Found=Row]
   * @param {string} [column]
   * @returns {Promise<Found | null>}
   */
  async first(column) {
    const [row] = (await this.all()).results;
    const found = column === undefined ? row : row?.[column];
    return /** @type {Found | null} */ (found ?? null);
  }

  toJSON = () => ({ sql: this.sql, values: this.values });
}

/** The product's database, with those of D1's calls that tests make. */
export class Db {
  /** @param {Miniflare} mf */
  constructor(mf) {
    this.mf = mf;
  }

  /** @param {string} sql */
  prepare = (sql) => new Statement(this.mf, sql);

  /**
   * All of them or none.
   * @param {Statement[]} statements
   * @returns {Promise<Result[]>}
   */
  batch = (statements) => ask(this.mf, "sql", statements);
}

/** The files that the product keeps. */
export class Files {
  /** @param {Miniflare} mf */
  constructor(mf) {
    this.mf = mf;
  }

  /**
   * The keys that begin so, in their order; a thousand at most.
   * @param {string} prefix
   * @returns {Promise<string[]>}
   */
  keys = (prefix) => ask(this.mf, "keys", { prefix });

  /**
   * @param {string} key
   * @param {string} content
   * @returns {Promise<null>}
   */
  put = (key, content) => ask(this.mf, "put", { key, content });
}

/** For `serve`: the Worker beside the product, and its database through it. */
export const door = { worker, db: (/** @type {Miniflare} */ mf) => new Db(mf) };
