/** Which changes of a source file are comments and blanks alone. */
import { describe, expect, it } from 'vitest'
import { isForPeople, isReading, namedBy, saySame } from '../../src/workloads/source-text.ts'

describe('texts that say the same', () => {
  it.each<[string, string, string]>([
    ['a.rs', 'fn f() { 1 }\n', '/// One.\nfn f() { 1 } // one\n\n'],
    ['a.rs', "fn f<'a>(x: &'a str) { x }", "fn f<'a>(x: &'a str) { /* a /* b */ c */ x }"],
    ['a.rs', 'let q = \'"\';\nlet s = "//";', 'let q = \'"\'; // "\nlet s = "//";'],
    ['a.rs', 'let s = r#"a " // b"#;', 'let s = r#"a " // b"#; // c'],
    ['a.cc', "int a = 1'000'000;\nchar b = '\"';", "int a = 1'000'000; // it's\nchar b = '\"';"],
    ['a.h', 'auto s = R"x(// ")x";', 'auto s = R"x(// ")x"; /* c */'],
    ['A.java', 'class A { String s = "//"; }', '/** Doc. */\nclass A { String s = "//"; }'],
    ['a.py', 'def f():\n    return "#"\n', '# c\ndef f():\n    # d\n\n    return "#"  # e\n'],
    ['a.py', "x = f'{a}#{b}'\n", "x = f'{a}#{b}' # c\n"],
    ['a.js', 'const a = /[/]"/g; f(a)', '// b\nconst a = /[/]"/g; f(a) // c'],
    ['a.ts', 'const a = `\x24{b ? "`" : `//`}//`\n', 'const a = `\x24{b ? "`" : `//`}//` // c\n'],
    ['a.mjs', 'let a = (b + c) / 2\n', 'let a = (b + c) / 2\n// d\n'],
  ])('%s: %j and %j', (path, base, head) => {
    expect(saySame(path, base, head)).toBe(true)
    expect(saySame(path, head, base)).toBe(true)
  })

  it.each<[string, string, string]>([
    ['a.rs', 'fn f() { 1 }', 'fn f() { 2 }'],
    ['a.rs', 'let s = "// a";', 'let s = "// b";'],
    ['a.rs', 'let s = "a  b";', 'let s = "a b";'],
    ['a.rs', 'let q = \'"\'; f(1) //"', 'let q = \'"\'; f(2) //"'],
    ['a.cc', 'int a = 1; // b \\\nint c;', 'int a = 1; // c \\\nint c;'],
    ['a.cc', '#define A x \\\n\nint b;', '#define A x \\\nint b;'],
    ['a.cc', 'auto s = R"(a)";', 'auto s = R"(b)";'],
    ['A.java', 'String s = """\n  // a""";', 'String s = """\n  // b""";'],
    ['a.py', 'if a:\n    b\nc\n', 'if a:\n    b\n    c\n'],
    ['a.py', '# cython: boundscheck=False\n', '# cython: boundscheck=True\n'],
    ['a.py', 'x = """# a"""\n', 'x = """# b"""\n'],
    // Quotes within the braces, from Python 3.12 on.
    ['a.py', 'x = f"{d["#a"]}"\n', 'x = f"{d["#b"]}"\n'],
    ['a.js', 'return\na', 'return a'],
    ['a.js', 'return /* \n */ a', 'return a'],
    ['a.js', 'const a = `// \x24{b} c`', 'const a = `// \x24{b} d`'],
    ['a.js', 'a = /"/; b(1) // "', 'a = /"/; b(2) // "'],
    ['a.js', '/* @__PURE__ */ a()', 'a()'],
    ['a.js', 'if (a) /"/.test(b) // "', 'if (a) /"/.test(c) // "'],
    ['a.js', 'a = "torn', 'a = "torn // b'],
    ['a.go', '// a\n', '// b\n'],
    ['a.tsx', '<a>// a</a>', '<a>// b</a>'],
  ])('%s: %j and %j do not', (path, base, head) => {
    expect(saySame(path, base, head)).toBe(false)
    expect(saySame(path, head, base)).toBe(false)
  })

  it('are equal bytes of any kind', () => {
    expect(saySame('a.bin', '\0', '\0')).toBe(true)
  })
})

describe('what people read', () => {
  it('is told from what programs do', () => {
    expect(['README.md', '.github/workflows/a.yml', 'a/LICENSE-MIT'].every(isForPeople)).toBe(true)
    const others = ['Cargo.toml', '.cargo/config.toml', 'data.txt', 'src/licenses.py', '.npmrc']
    expect(others.filter(isForPeople)).toEqual([])
  })

  it('is found where a program names it, its folder, or all of its kind', () => {
    const expression = new RegExp(namedBy('bench/samples/spec.md'))
    const lines = ['open("spec.md")', 'join(here, "samples")', 'glob("*.md")', "'a/samples/b'"]
    expect(lines.filter((line) => !expression.test(line))).toEqual([])
    expect(expression.test('the specxmd of samples')).toBe(false)
    expect(isReading('bench/a.py', 'open("spec.md")')).toBe(true)
    expect(isReading('Cargo.toml', 'readme = "README.md"')).toBe(false)
    expect(isReading('src/lib.rs', '#![doc = include_str!("../README.md")]')).toBe(false)
    expect(isReading('src/lib.rs', 'const TEXT: &str = include_str!("../README.md");')).toBe(true)
  })
})
