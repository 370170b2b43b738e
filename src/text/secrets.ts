/**
 * Secrets in text that is about to leave a machine: in a record, a report, a comment. Those that
 * are known by value, and those that look like one. What was encoded otherwise is not found.
 */

const HIDDEN = '***'

/** Each takes time in proportion to the text, whatever the text is. */
const FORMS = [
  // GitHub: tokens of people, apps and jobs.
  /(?<![A-Za-z0-9])(?:gh[pousr]_[\w.-]{20,}|github_pat_\w{20,})/g,
  // Amazon, Google, GitLab, npm, Slack, PyPI.
  /(?<![A-Za-z0-9])(?:AKIA|ASIA)[0-9A-Z]{16}(?![0-9A-Za-z])/g,
  /(?<![A-Za-z0-9])(?:AIza[\w-]{35}|glpat-[\w-]{20,}|npm_\w{36}|xox[abposr]-[\w-]{10,})/g,
  /(?<![A-Za-z0-9])pypi-[\w-]{40,}/g,
  // JSON web tokens.
  /(?<![\w-])eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g,
  // Private keys, to the end of their lines.
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----\s+(?:[A-Za-z0-9+/=]{1,100}\s+)*[A-Za-z0-9+/=]*/g,
  // A password in an address.
  /(?<=:\/\/)[^\s/:@]{0,100}:[^\s/@]{1,100}(?=@)/g,
]

/** Text without what looks like a secret, and without `values`. */
export function hideSecrets(text: string, values: readonly string[] = []): string {
  const bare = values.reduce((rest, value) => rest.replaceAll(value, HIDDEN), text)
  return FORMS.reduce((rest, form) => rest.replace(form, HIDDEN), bare)
}

const NAMES = /TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|PRIVATE|API_?KEY|_KEY$/i

/** Shorter ones would be found in innocent text. */
const SHORTEST = 8

/** Values of an environment whose names say that they are secret; the longest first. */
export function secretsIn(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env)
    .flatMap(([name, value = '']) => (NAMES.test(name) ? [value.trim()] : []))
    .filter((value) => value.length >= SHORTEST)
    .sort((a, b) => b.length - a.length)
}
