/** Public projects of other languages than Go, with a change whose answer is known. */

/** A text of a file, which occurs in it once, and what takes its place. */
type Edit = { path: string; find: string; by: string }

export type Project = {
  language: Language
  /** `owner/name` where they are cloned from. */
  repository: string
  /** Two versions that follow each other: tags, or commits where there is no tag. */
  base: string
  head: string
  tool: string
  /** Makes what benchmarks measure slower, outside of them, in head. */
  slower: Edit
  /** Files whose language has comments that begin so. */
  comment: { path: string; begins: string }
}

export const languages = ['rust', 'cpp', 'python', 'js', 'jvm'] as const
type Language = (typeof languages)[number]

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
    repository: 'marshallpierce/rust-base64',
    base: 'v0.22.1',
    head: 'v0.23.0',
    tool: 'Criterion.rs',
    slower: {
      path: 'src/engine/general_purpose/mod.rs',
      find: '    fn internal_encode(&self, input: &[u8], output: &mut [u8]) -> usize {',
      by: `    fn internal_encode(&self, input: &[u8], output: &mut [u8]) -> usize {\n        ${SPIN_RUST}`,
    },
    comment: { path: 'src/engine/general_purpose/mod.rs', begins: '//' },
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
    comment: { path: 'crates/anstream/src/adapter/strip.rs', begins: '//' },
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
    comment: { path: 'src/bytes_mut.rs', begins: '//' },
  },
  {
    language: 'cpp',
    repository: 'google/cctz',
    base: 'v2.4',
    head: 'v2.5',
    tool: 'Google Benchmark',
    slower: behind(
      'src/time_zone_format.cc',
      '  result.reserve(format.size());  // A reasonable guess for the result size.',
      `  ${SPIN_CPP}`,
    ),
    comment: { path: 'src/time_zone_format.cc', begins: '//' },
  },
  {
    language: 'cpp',
    repository: 'jupp0r/prometheus-cpp',
    base: 'v1.2.4',
    head: 'v1.3.0',
    tool: 'Google Benchmark',
    slower: behind(
      'core/src/histogram.cc',
      'void Histogram::Observe(const double value) {',
      `  ${SPIN_CPP}`,
    ),
    comment: { path: 'core/src/histogram.cc', begins: '//' },
  },
  {
    language: 'cpp',
    repository: 'serge-sans-paille/frozen',
    base: '1.1.1',
    head: '1.2.0',
    tool: 'Google Benchmark',
    slower: {
      path: 'include/frozen/bits/pmh.h',
      find: '  constexpr std::size_t lookup(const KeyType & key, const HasherType& hasher) const {',
      by: `  constexpr std::size_t lookup(const KeyType & key, const HasherType& hasher) const {\n    if (!__builtin_is_constant_evaluated()) ${SPIN_CPP}`,
    },
    comment: { path: 'include/frozen/bits/pmh.h', begins: '//' },
  },
  {
    language: 'python',
    repository: 'python-attrs/cattrs',
    base: 'v25.3.0',
    head: 'v26.1.0',
    tool: 'pytest-benchmark',
    slower: behind(
      'src/cattrs/converters.py',
      '        """Convert unstructured Python data structures to structured data."""',
      '        sum(range(2000))',
    ),
    comment: { path: 'src/cattrs/converters.py', begins: '#' },
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
    comment: { path: 'markdown_it/parser_inline.py', begins: '#' },
  },
  {
    language: 'python',
    repository: 'python-jsonschema/jsonschema',
    base: 'v4.25.1',
    head: 'v4.26.0',
    tool: 'pyperf',
    slower: {
      path: 'jsonschema/validators.py',
      find: '            error = next(self.iter_errors(instance), None)\n            return error is None',
      by: '            sum(range(2000))\n            error = next(self.iter_errors(instance), None)\n            return error is None',
    },
    comment: { path: 'jsonschema/validators.py', begins: '#' },
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
    comment: { path: 'src/attr/_make.py', begins: '#' },
  },
  {
    language: 'js',
    repository: 'fastify/fast-uri',
    base: 'v4.1.1',
    head: 'v4.1.2',
    tool: 'tinybench',
    slower: behind('index.js', 'function parseWithStatus (uri, opts) {', `  ${SPIN_JS}`),
    comment: { path: 'index.js', begins: '//' },
  },
  {
    language: 'js',
    repository: 'fastify/secure-json-parse',
    base: 'f3769639715d53ab16d65449920d9da1dc09c3a2',
    head: 'aa7555b85eb6aed4f4e4fbf0b4ef85d795822320',
    tool: 'tinybench',
    slower: behind('index.js', 'function _parse (text, reviver, options) {', `  ${SPIN_JS}`),
    comment: { path: 'index.js', begins: '//' },
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
    comment: { path: 'src/array/group.ts', begins: '//' },
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
    comment: { path: 'src/operations/find.ts', begins: '//' },
  },
  {
    language: 'js',
    repository: 'fastify/fast-json-stringify',
    base: 'v6.3.0',
    head: 'v6.4.0',
    tool: 'tinybench',
    slower: behind('lib/serializer.js', '  asString (str) {', `    ${SPIN_JS}`),
    comment: { path: 'lib/serializer.js', begins: '//' },
  },
  {
    language: 'jvm',
    repository: 'apache/commons-lang',
    base: 'rel/commons-lang-3.19.0',
    head: 'rel/commons-lang-3.20.0',
    tool: 'JMH',
    slower: behind(
      'src/main/java/org/apache/commons/lang3/StringUtils.java',
      '    public static boolean isEmpty(final CharSequence cs) {',
      `        ${SPIN_JAVA}`,
    ),
    comment: { path: 'src/main/java/org/apache/commons/lang3/StringUtils.java', begins: '//' },
  },
  {
    language: 'jvm',
    repository: 'apache/commons-text',
    base: 'rel/commons-text-1.14.0',
    head: 'rel/commons-text-1.15.0',
    tool: 'JMH',
    slower: behind(
      'src/main/java/org/apache/commons/text/numbers/ParsedDecimal.java',
      '    public static ParsedDecimal from(final double d) {',
      `        ${SPIN_JAVA}`,
    ),
    comment: {
      path: 'src/main/java/org/apache/commons/text/numbers/ParsedDecimal.java',
      begins: '//',
    },
  },
]
