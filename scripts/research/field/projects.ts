/** Public projects of other languages than Go, with a change whose answer is known. */

/** A text of a file, which occurs in it once, and what takes its place. */
type Edit = { path: string; find: string; by: string }

export type Project = {
  language: Language
  /** `registry:name` where it has the benchmarks; else `owner/name` where they are cloned from. */
  repository: string
  /** Two versions that follow each other: tags, or commits where there is no tag; the same twice where
   * a registry has one. */
  base: string
  head: string
  tool: string
  /** Makes what benchmarks measure slower, outside of them, in head. */
  slower: Edit
}

export const languages = ['rust', 'cpp', 'python', 'js', 'jvm'] as const
type Language = (typeof languages)[number]

/** What begins a comment. */
export const commentSign = (language: Language) => (language === 'python' ? '#' : '//')

/** The same line, and what is inserted behind it. */
const behind = (path: string, find: string, more: string): Edit => ({
  path,
  find,
  by: `${find}\n${more}`,
})

const SPIN_RUST = 'for n in 0..200u32 { core::hint::black_box(n); }'
const SPIN_CPP = 'for (volatile int spin = 0; spin < 300; ++spin) {}'
const SPIN_JS = 'for (let spin = 0; spin < 2000; spin++) globalThis.spun ^= spin'
/** What a JIT cannot leave out: each number changes the state that the next one is made of. */
const SPIN_JAVA =
  'for (int spin = 0; spin < 500; spin++) java.util.concurrent.ThreadLocalRandom.current().nextInt();'

export const projects: readonly Project[] = [
  {
    language: 'rust',
    repository: 'crate:hex',
    base: '0.4.2',
    head: '0.4.3',
    tool: 'Criterion.rs',
    slower: behind(
      'src/lib.rs',
      'fn val(c: u8, idx: usize) -> Result<u8, FromHexError> {',
      `    ${SPIN_RUST.replace('200', '20')}`,
    ),
  },
  {
    language: 'rust',
    repository: 'crate:strsim',
    base: '0.11.0',
    head: '0.11.1',
    tool: 'libtest',
    slower: behind(
      'src/lib.rs',
      'pub fn jaro(a: &str, b: &str) -> f64 {',
      // 200 are a fifteenth of what it takes.
      `    ${SPIN_RUST.replace('200', '4000')}`,
    ),
  },
  {
    language: 'rust',
    repository: 'crate:semver',
    base: '1.0.27',
    head: '1.0.28',
    tool: 'Criterion.rs',
    slower: behind(
      'src/parse.rs',
      '        let (pre, rest) = prerelease_identifier(text)?;',
      `        ${SPIN_RUST}`,
    ),
  },
  {
    language: 'rust',
    repository: 'crate:unicode-width',
    base: '0.2.1',
    head: '0.2.2',
    tool: 'libtest',
    slower: behind(
      'src/tables.rs',
      'pub fn single_char_width(c: char) -> Option<usize> {',
      `    ${SPIN_RUST.replace('200', '20')}`,
    ),
  },
  {
    language: 'rust',
    repository: 'crate:humantime',
    base: '2.3.0',
    head: '2.4.0',
    tool: 'bencher',
    slower: behind(
      'src/date.rs',
      'pub fn parse_rfc3339(s: &str) -> Result<SystemTime, Error> {',
      `    ${SPIN_RUST}`,
    ),
  },
  {
    language: 'python',
    repository: 'sdist:wcwidth',
    base: '0.9.3',
    head: '0.9.4',
    tool: 'pytest-codspeed',
    slower: behind('wcwidth/_wcwidth.py', '    ucs = ord(wc) if wc else 0', '    sum(range(200))'),
  },
  {
    language: 'python',
    repository: 'sdist:pluggy',
    base: '1.6.0',
    head: '1.7.0',
    tool: 'pytest-benchmark',
    slower: behind(
      'src/pluggy/_execution.py',
      '    __tracebackhide__ = True\n    results: list[object] = []',
      '    sum(range(2000))',
    ),
  },
  {
    language: 'js',
    repository: 'npm:@fastify/error',
    base: '4.2.1',
    head: '4.3.0',
    tool: 'Benchmark.js',
    slower: behind(
      'index.js',
      '  const shouldCreateFastifyGenericError = code === FastifyGenericErrorSymbol',
      `  ${SPIN_JS}`,
    ),
  },
  {
    language: 'rust',
    repository: 'marshallpierce/rust-base64',
    base: 'v0.22.1',
    head: 'v0.23.0',
    tool: 'Criterion.rs',
    slower: {
      path: 'src/engine/general_purpose/mod.rs',
      find: '    fn internal_encode(&self, input: &[u8], output: &mut [u8]) -> usize {',
      by: `    fn internal_encode(&self, input: &[u8], output: &mut [u8]) -> usize {\n        ${SPIN_RUST}`,
    },
  },
  {
    language: 'rust',
    repository: 'rust-cli/anstyle',
    base: 'anstream-v0.6.20',
    head: 'anstream-v0.6.21',
    tool: 'divan',
    slower: behind(
      'crates/anstream/src/adapter/strip.rs',
      "fn next_str<'s>(bytes: &mut &'s [u8], state: &mut State) -> Option<&'s str> {",
      `    ${SPIN_RUST}`,
    ),
  },
  {
    language: 'rust',
    repository: 'tokio-rs/bytes',
    base: 'v1.12.0',
    head: 'v1.12.1',
    tool: 'libtest',
    slower: behind(
      'src/bytes_mut.rs',
      '    pub fn extend_from_slice(&mut self, extend: &[u8]) {',
      `        ${SPIN_RUST.replace('200', '20')}`,
    ),
  },
  {
    language: 'cpp',
    repository: 'apt:cctz',
    base: '2.5+dfsg1-1',
    head: '2.5+dfsg1-1',
    tool: 'Google Benchmark',
    slower: behind(
      'src/time_zone_format.cc',
      '  result.reserve(format.size());  // A reasonable guess for the result size.',
      `  ${SPIN_CPP}`,
    ),
  },
  {
    language: 'cpp',
    repository: 'apt:prometheus-cpp',
    base: '1.0.1-1',
    head: '1.0.2-2',
    tool: 'Google Benchmark',
    slower: behind(
      'core/src/histogram.cc',
      'void Histogram::Observe(const double value) {',
      `  ${SPIN_CPP}`,
    ),
  },
  {
    language: 'cpp',
    repository: 'apt:frozen',
    base: '1.2.0-2',
    head: '1.2.0-2',
    tool: 'Google Benchmark',
    slower: {
      path: 'include/frozen/bits/pmh.h',
      find: '  constexpr std::size_t lookup(const KeyType & key, const HasherType& hasher) const {',
      by: `  constexpr std::size_t lookup(const KeyType & key, const HasherType& hasher) const {\n    if (!__builtin_is_constant_evaluated()) ${SPIN_CPP}`,
    },
  },
  {
    language: 'python',
    repository: 'sdist:cattrs',
    base: '26.2.0',
    head: '26.2.1',
    tool: 'pytest-benchmark',
    slower: behind(
      'src/cattrs/converters.py',
      '        """Convert unstructured Python data structures to structured data."""',
      '        sum(range(2000))',
    ),
  },
  {
    language: 'python',
    repository: 'executablebooks/markdown-it-py',
    base: 'v4.1.0',
    head: 'v4.2.0',
    tool: 'pytest-benchmark',
    slower: behind(
      'markdown_it/parser_inline.py',
      '        """Generate tokens for input range."""',
      '        sum(range(2000))',
    ),
  },
  {
    language: 'python',
    repository: 'sdist:jsonschema',
    base: '4.25.1',
    head: '4.26.0',
    tool: 'pyperf',
    // What all of its benchmarks do; few of them ask whether something is valid.
    slower: behind(
      'jsonschema/validators.py',
      '        def iter_errors(self, instance, _schema=None):',
      '            sum(range(2000))',
    ),
  },
  {
    language: 'python',
    repository: 'python-attrs/attrs',
    base: '25.4.0',
    head: '26.1.0',
    tool: 'pytest-codspeed',
    slower: {
      path: 'src/attr/_make.py',
      find: '        self._eval_snippets()\n',
      by: '        sum(range(20000))\n        self._eval_snippets()\n',
    },
  },
  {
    language: 'js',
    repository: 'npm:fast-uri',
    base: '4.2.3',
    head: '4.2.4',
    tool: 'tinybench',
    slower: behind('index.js', 'function parseWithStatus (uri, opts) {', `  ${SPIN_JS}`),
  },
  {
    language: 'js',
    repository: 'npm:secure-json-parse',
    base: '4.1.0',
    head: '4.1.1',
    tool: 'tinybench',
    slower: behind('index.js', 'function _parse (text, reviver, options) {', `  ${SPIN_JS}`),
  },
  {
    language: 'js',
    repository: 'radashi-org/radashi',
    base: 'v12.9.0',
    head: 'v12.9.1',
    tool: 'vitest',
    slower: behind(
      'src/array/group.ts',
      '  const groups = Object.create(null) as Record<Key, T[]>',
      `  ${SPIN_JS.replace('globalThis', '(globalThis as any)')}`,
    ),
  },
  {
    language: 'js',
    repository: 'h3js/rou3',
    base: 'v0.9.0',
    head: 'v0.9.1',
    tool: 'mitata',
    // What it measures beside itself, a release of the registry, is the same on both sides.
    slower: {
      path: 'src/operations/find.ts',
      find: '  // Static\n  const staticNode = ctx.static[path];',
      by: `  ${SPIN_JS.replace('2000', '100').replace('globalThis', '(globalThis as any)')}\n  // Static\n  const staticNode = ctx.static[path];`,
    },
  },
  {
    language: 'js',
    repository: 'npm:fast-json-stringify',
    base: '7.3.6',
    head: '7.3.10',
    tool: 'tinybench',
    slower: behind('lib/serializer.js', '  asString (str) {', `    ${SPIN_JS}`),
  },
  {
    language: 'jvm',
    repository: 'apt:libcommons-lang3-java',
    base: '3.12.0-2+deb12u1',
    head: '3.17.0-1+deb13u1',
    tool: 'JMH',
    slower: behind(
      'src/main/java/org/apache/commons/lang3/StringUtils.java',
      '    public static boolean isEmpty(final CharSequence cs) {',
      `        ${SPIN_JAVA}`,
    ),
  },
  {
    language: 'jvm',
    repository: 'apt:commons-text',
    base: '1.13.1-1',
    head: '1.13.1-1',
    tool: 'JMH',
    slower: behind(
      'src/main/java/org/apache/commons/text/numbers/ParsedDecimal.java',
      '    public static ParsedDecimal from(final double d) {',
      `        ${SPIN_JAVA}`,
    ),
  },
]
