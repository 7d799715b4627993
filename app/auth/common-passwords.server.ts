let known: Promise<Set<string>> | undefined;

/** The passwords that are tried first, lower-cased; loaded when somebody first chooses a password. */
export function commonPasswords(): Promise<Set<string>> {
  known ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  );
  return known;
}
