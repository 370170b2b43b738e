#!/usr/bin/env node
import { a as findLauncher, c as progressReporterFor, i as makeHost, n as writeSite, o as tryIsolation, s as noProgress, t as reportsIn } from "./shared~index~cli.js";
import { A as PAGE, At as proofLines, C as holdsNothing, Cn as reportTrials, Ct as labelled, D as PREVIEW_NOISE_PCT, Dn as ProgramWatch, Dt as terminalText, E as writeSuiteTemplate, En as neverRan, Et as tableLines, G as prose, H as codeCell, Ht as proofJson, J as table, Jt as recordsText, Kt as examineReport, Mt as proofSentence, O as printSelftest, Ot as wrapped, Pt as readRowFilter, Qn as rowName, S as buildsServer, Sn as makeReport, T as suiteNamesOf, Tt as sideBySideText, U as inline, Ut as readProof, Vt as proofDifferences, Wn as gatingOf, Wt as changedContent, Yt as verifyReport, _ as reportIn, _t as Option, a as mergeShards, b as findSuites, bt as PAPER, ct as heightOf, d as countIn, dt as screenOf, et as EXIT, f as readCounted, ft as HostError, g as recordsBeside, gt as Command, h as readStored, i as runSelftest, in as judgedBy, it as endNow, j as html, k as readSelftest, kn as wholeBudgetSec, lt as isColoured, m as readRecords, n as previewBench, nn as wholeRounds, nt as columnsOf, o as writeReportFiles, ot as exitOfConclusion, p as makeRecordStore, r as runBench, rt as confirm, s as formats, st as explainError, tt as addRequired, ut as openFile, v as reportOfRun, vt as CommanderError, w as isAside, x as OTHER_TOOLS_URL, y as trialsOfFile, yn as readProfiles, yt as InvalidArgumentError, zt as PROOF } from "./shared~index~keep~cli~publish~authorize~mcp-server.js";
import { As as printPercent, Ba as unreplayedText, Bi as baseName, Bo as cleanName, Cr as normalQuantile, Cs as printDuration, Dt as workloadOf, Es as printInterval, Fr as nameAfter, Hi as folderOf$1, Ho as csvText, Io as alignRows, Ji as VERSION, Jr as flagOf, Pi as watchedName, Pr as isOpen, Qr as noRunOptions, Ro as clean, Rr as shellWord, Ui as isInside, Ut as readPerfStat, Vi as docsAddress, Wi as nearest, Yo as list, Zo as plural, ba as isError, ei as options, f as parseRecords, gs as worsening, hs as wordFor, ii as rowsFor, kt as goBenchmarks, ls as lnMarginOf, mn as readCpuList, ni as readRunOptions, no as patternOf, os as wrapMessage, pn as printCpuList, qr as aboutAt, ri as rowsAt, ss as wrapText, tn as ProfileError, to as literalPattern, ts as shortSha, ua as ConfigError, us as metricFor, vi as name, xa as makeFinding, xs as printDelta, ys as percentOfLn, zi as absolutePath } from "./shared~index~keep~cli~publish~authorize~cli-reader~mcp-server.js";
import { i as unpairedHeadline, n as readUnpairedFilter, r as printUnpaired, t as compareUnpaired } from "./shared~cli~mcp-server.js";
import { _ as readText, d as parseCgroups, f as parseMemoryBytes, g as readSnapshot, m as readCpuQuota, p as pollutionBetween, u as listFolder } from "./shared~index~cli~cli-reader.js";
import { t as inScratch } from "./shared~index~keep~cli~publish~authorize.js";
import { a as BISECTION, b as readAbsolute, d as expectedText, g as chainOf, h as LEAST_SE, i as runBisect, l as bisectionText, m as verifyBisection, n as proofRequest, o as bisectionIn, p as suspectsOf, r as writeProof, s as bisectionJson, t as digestsIn, y as linksOf } from "./shared~index~cli~mcp-server.js";
import { createHash } from "node:crypto";
import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { spawn } from "node:child_process";
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, rmdirSync, unlinkSync, writeFileSync, writeSync } from "node:fs";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { constants as constants$1, cpus, tmpdir } from "node:os";
import { isSea } from "node:sea";
import i from "node:assert";
// node_modules/@bomb.sh/tab/dist/index.mjs
const a$1 = {
	ShellCompDirectiveError: 1,
	ShellCompDirectiveNoSpace: 2,
	ShellCompDirectiveNoFileComp: 4,
	ShellCompDirectiveFilterFileExt: 8,
	ShellCompDirectiveFilterDirs: 16,
	ShellCompDirectiveKeepOrder: 32,
	shellCompDirectiveMaxValue: 64,
	ShellCompDirectiveDefault: 0
};
var o$1 = class {
	name;
	variadic;
	command;
	handler;
	constructor(e, t, n, r = !1) {
		this.command = e, this.name = t, this.handler = n, this.variadic = r;
	}
};
var s = class {
	value;
	description;
	command;
	handler;
	alias;
	isBoolean;
	constructor(e, t, n, r, i, a) {
		this.command = e, this.value = t, this.description = n, this.handler = r, this.alias = i, this.isBoolean = a;
	}
};
var c = class {
	value;
	description;
	options = /* @__PURE__ */ new Map();
	arguments = /* @__PURE__ */ new Map();
	parent;
	constructor(e, t) {
		this.value = e, this.description = t;
	}
	option(e, t, n, r) {
		let i, a, o;
		typeof n == `function` ? (i = n, a = r, o = !1) : typeof n == `string` ? (i = void 0, a = n, o = !0) : (i = void 0, a = void 0, o = !0);
		let c = new s(this, e, t, i, a, o);
		return this.options.set(e, c), this;
	}
	argument(e, t, n = !1) {
		let r = new o$1(this, e, t, n);
		return this.arguments.set(e, r), this;
	}
};
var l = class extends c {
	commands = /* @__PURE__ */ new Map();
	completions = [];
	directive = a$1.ShellCompDirectiveDefault;
	constructor() {
		super(``, ``);
	}
	command(e, t) {
		let n = new c(e, t);
		return this.commands.set(e, n), n;
	}
	stripOptions(e) {
		let t = [], n = 0;
		for (; n < e.length;) {
			let r = e[n];
			if (r.startsWith(`-`)) {
				n++;
				let t = !1, i = this.findOption(this, r);
				if (i) t = i.isBoolean ?? !1;
				else for (let [, e] of this.commands) {
					let n = this.findOption(e, r);
					if (n) {
						t = n.isBoolean ?? !1;
						break;
					}
				}
				!t && n < e.length && !e[n].startsWith(`-`) && n++;
			} else t.push(r), n++;
		}
		return t;
	}
	matchCommand(e) {
		e = this.stripOptions(e);
		let t = [], n = [], r = null;
		for (let i = 0; i < e.length; i++) {
			let a = e[i];
			t.push(a);
			let o = this.commands.get(t.join(` `));
			if (o) r = o;
			else {
				n = e.slice(i, e.length);
				break;
			}
		}
		return [r || this, n];
	}
	shouldCompleteFlags(e, t) {
		if (t.startsWith(`-`)) return !0;
		if (e?.startsWith(`-`)) {
			let t = this.findOption(this, e);
			if (!t) {
				for (let [, n] of this.commands) if (t = this.findOption(n, e), t) break;
			}
			return !(t && t.isBoolean);
		}
		return !1;
	}
	shouldCompleteCommands(e) {
		return !e.startsWith(`-`);
	}
	handleFlagCompletion(e, t, n, r) {
		let i;
		if (n.includes(`=`)) {
			let [e] = n.split(`=`);
			i = e;
		} else if (r?.startsWith(`-`)) {
			let t = this.findOption(e, r);
			t && !t.isBoolean && (i = r);
		}
		if (i) {
			let t = this.findOption(e, i);
			if (t?.handler) {
				let n = [];
				t.handler.call(t, (e, t) => n.push({
					value: e,
					description: t
				}), e.options), this.completions = n;
			}
			return;
		}
		if (n.startsWith(`-`)) {
			let t = n.startsWith(`-`) && !n.startsWith(`--`), r = n.replace(/^-+/, ``);
			for (let [i, a] of e.options) t && a.alias && `-${a.alias}`.startsWith(n) ? this.completions.push({
				value: `-${a.alias}`,
				description: a.description
			}) : !t && i.startsWith(r) && this.completions.push({
				value: `--${i}`,
				description: a.description
			});
		}
	}
	findOption(e, t) {
		let n = e.options.get(t);
		if (n || (n = e.options.get(t.replace(/^-+/, ``)), n)) return n;
		for (let [n, r] of e.options) if (r.alias && `-${r.alias}` === t) return r;
	}
	handleCommandCompletion(e, t) {
		let n = this.stripOptions(e);
		for (let [e, r] of this.commands) {
			if (e === ``) continue;
			let i = e.split(` `);
			i.slice(0, n.length).every((e, t) => e === n[t]) && i[n.length]?.startsWith(t) && this.completions.push({
				value: i[n.length],
				description: r.description
			});
		}
	}
	handlePositionalCompletion(e, t) {
		let n = this.stripOptions(t), r = e.value.split(` `).length, i = Math.max(0, n.length - r), a = Array.from(e.arguments.entries());
		if (a.length > 0) {
			let t;
			if (i < a.length) {
				let [e, n] = a[i];
				t = n;
			} else {
				let e = a[a.length - 1][1];
				e.variadic && (t = e);
			}
			if (t && t.handler && typeof t.handler == `function`) {
				let n = [];
				t.handler.call(t, (e, t) => n.push({
					value: e,
					description: t
				}), e.options), this.completions.push(...n);
			}
		}
	}
	complete(e) {
		this.directive = a$1.ShellCompDirectiveNoFileComp;
		let t = /* @__PURE__ */ new Set();
		this.completions.filter((e) => t.has(e.value) ? !1 : (t.add(e.value), !0)).filter((t) => {
			if (e.includes(`=`)) {
				let [, n] = e.split(`=`);
				return t.value.startsWith(n);
			}
			return t.value.startsWith(e);
		}).forEach((e) => console.log(`${e.value}\t${e.description ?? ``}`)), console.log(`:${this.directive}`);
	}
	parse(e) {
		this.completions = [];
		let t = e[e.length - 1] === ``;
		t && e.pop();
		let n = e[e.length - 1] || ``, r = e.slice(0, -1);
		t && (n !== `` && r.push(n), n = ``);
		let [i] = this.matchCommand(r), a = r[r.length - 1];
		this.shouldCompleteFlags(a, n) ? this.handleFlagCompletion(i, r, n, a) : (this.shouldCompleteCommands(n) && this.handleCommandCompletion(r, n), i && i.arguments.size > 0 && this.handlePositionalCompletion(i, r)), this.complete(n);
	}
	setup(a, o, s) {
		switch (i(s === `zsh` || s === `bash` || s === `fish` || s === `powershell`, `Unsupported shell`), s) {
			case `zsh`: {
				let t = t$1(a, o);
				console.log(t);
				break;
			}
			case `bash`: {
				let e = n$1(a, o);
				console.log(e);
				break;
			}
			case `fish`: {
				let e = r$1(a, o);
				console.log(e);
				break;
			}
			case `powershell`: {
				let e = i$2(a, o);
				console.log(e);
				break;
			}
		}
	}
};
const u = new l();
// node_modules/@bomb.sh/tab/dist/powershell-C1q3FW2e.mjs
function t$1(t, n) {
	return `#compdef ${t}
compdef _${t} ${t}

# zsh completion for ${t} -*- shell-script -*-

__${t}_debug() {
    local file="$BASH_COMP_DEBUG_FILE"
    if [[ -n \${file} ]]; then
        echo "$*" >> "\${file}"
    fi
}

_${t}() {
    local shellCompDirectiveError=${a$1.ShellCompDirectiveError}
    local shellCompDirectiveNoSpace=${a$1.ShellCompDirectiveNoSpace}
    local shellCompDirectiveNoFileComp=${a$1.ShellCompDirectiveNoFileComp}
    local shellCompDirectiveFilterFileExt=${a$1.ShellCompDirectiveFilterFileExt}
    local shellCompDirectiveFilterDirs=${a$1.ShellCompDirectiveFilterDirs}
    local shellCompDirectiveKeepOrder=${a$1.ShellCompDirectiveKeepOrder}

    local lastParam lastChar flagPrefix requestComp out directive comp lastComp noSpace keepOrder
    local -a completions

    __${t}_debug "\\n========= starting completion logic =========="
    __${t}_debug "CURRENT: \${CURRENT}, words[*]: \${words[*]}"

    # The user could have moved the cursor backwards on the command-line.
    # We need to trigger completion from the $CURRENT location, so we need
    # to truncate the command-line ($words) up to the $CURRENT location.
    # (We cannot use $CURSOR as its value does not work when a command is an alias.)
    words=( "\${=words[1,CURRENT]}" )
    __${t}_debug "Truncated words[*]: \${words[*]},"

    lastParam=\${words[-1]}
    lastChar=\${lastParam[-1]}
    __${t}_debug "lastParam: \${lastParam}, lastChar: \${lastChar}"

    # For zsh, when completing a flag with an = (e.g., ${t} -n=<TAB>)
    # completions must be prefixed with the flag
    setopt local_options BASH_REMATCH
    if [[ "\${lastParam}" =~ '-.*=' ]]; then
        # We are dealing with a flag with an =
        flagPrefix="-P \${BASH_REMATCH}"
    fi

    # Prepare the command to obtain completions, ensuring arguments are quoted for eval
    local -a args_to_quote=("\${(@)words[2,-1]}")
    if [ "\${lastChar}" = "" ] && [ "\${args_to_quote[-1]}" != "" ]; then
        # If the last parameter is complete (there is a space following it)
        # We add an extra empty parameter so we can indicate this to the go completion code.
        __${t}_debug "Adding extra empty parameter"
        args_to_quote+=("")
    fi

    # Use Zsh's (q) flag to quote each argument safely for eval
    local quoted_args=("\${(@q)args_to_quote}")

    # Join the main command and the quoted arguments into a single string for eval
    requestComp="${n} complete -- \${quoted_args[*]}"

    __${t}_debug "About to call: eval \${requestComp}"

    # Use eval to handle any environment variables and such
    out=$(eval \${requestComp} 2>/dev/null)
    __${t}_debug "completion output: \${out}"

    # Extract the directive integer following a : from the last line
    local lastLine
    while IFS='\n' read -r line; do
        lastLine=\${line}
    done < <(printf "%s\n" "\${out[@]}")
    __${t}_debug "last line: \${lastLine}"

    if [ "\${lastLine[1]}" = : ]; then
        directive=\${lastLine[2,-1]}
        # Remove the directive including the : and the newline
        local suffix
        (( suffix=\${#lastLine}+2))
        out=\${out[1,-$suffix]}
    else
        # There is no directive specified.  Leave $out as is.
        __${t}_debug "No directive found.  Setting to default"
        directive=0
    fi

    __${t}_debug "directive: \${directive}"
    __${t}_debug "completions: \${out}"
    __${t}_debug "flagPrefix: \${flagPrefix}"

    if [ $((directive & shellCompDirectiveError)) -ne 0 ]; then
        __${t}_debug "Completion received error. Ignoring completions."
        return
    fi

    local activeHelpMarker="%"
    local endIndex=\${#activeHelpMarker}
    local startIndex=$((\${#activeHelpMarker}+1))
    local hasActiveHelp=0
    while IFS='\n' read -r comp; do
        # Check if this is an activeHelp statement (i.e., prefixed with $activeHelpMarker)
        if [ "\${comp[1,$endIndex]}" = "$activeHelpMarker" ];then
            __${t}_debug "ActiveHelp found: $comp"
            comp="\${comp[$startIndex,-1]}"
            if [ -n "$comp" ]; then
                compadd -x "\${comp}"
                __${t}_debug "ActiveHelp will need delimiter"
                hasActiveHelp=1
            fi
            continue
        fi

        if [ -n "$comp" ]; then
            # If requested, completions are returned with a description.
            # The description is preceded by a TAB character.
            # For zsh's _describe, we need to use a : instead of a TAB.
            # We first need to escape any : as part of the completion itself.
            comp=\${comp//:/\\:}

            local tab="$(printf '\\t')"
            comp=\${comp//$tab/:}

            __${t}_debug "Adding completion: \${comp}"
            completions+=\${comp}
            lastComp=$comp
        fi
    done < <(printf "%s\n" "\${out[@]}")

    # Add a delimiter after the activeHelp statements, but only if:
    # - there are completions following the activeHelp statements, or
    # - file completion will be performed (so there will be choices after the activeHelp)
    if [ $hasActiveHelp -eq 1 ]; then
        if [ \${#completions} -ne 0 ] || [ $((directive & shellCompDirectiveNoFileComp)) -eq 0 ]; then
            __${t}_debug "Adding activeHelp delimiter"
            compadd -x "--"
            hasActiveHelp=0
        fi
    fi

    if [ $((directive & shellCompDirectiveNoSpace)) -ne 0 ]; then
        __${t}_debug "Activating nospace."
        noSpace="-S ''"
    fi

    if [ $((directive & shellCompDirectiveKeepOrder)) -ne 0 ]; then
        __${t}_debug "Activating keep order."
        keepOrder="-V"
    fi

    if [ $((directive & shellCompDirectiveFilterFileExt)) -ne 0 ]; then
        # File extension filtering
        local filteringCmd
        filteringCmd='_files'
        for filter in \${completions[@]}; do
            if [ \${filter[1]} != '*' ]; then
                # zsh requires a glob pattern to do file filtering
                filter="\\*.$filter"
            fi
            filteringCmd+=" -g $filter"
        done
        filteringCmd+=" \${flagPrefix}"

        __${t}_debug "File filtering command: $filteringCmd"
        _arguments '*:filename:'"$filteringCmd"
    elif [ $((directive & shellCompDirectiveFilterDirs)) -ne 0 ]; then
        # File completion for directories only
        local subdir
        subdir="\${completions[1]}"
        if [ -n "$subdir" ]; then
            __${t}_debug "Listing directories in $subdir"
            pushd "\${subdir}" >/dev/null 2>&1
        else
            __${t}_debug "Listing directories in ."
        fi

        local result
        _arguments '*:dirname:_files -/'" \${flagPrefix}"
        result=$?
        if [ -n "$subdir" ]; then
            popd >/dev/null 2>&1
        fi
        return $result
    else
        __${t}_debug "Calling _describe"
        if eval _describe $keepOrder "completions" completions -Q \${flagPrefix} \${noSpace}; then
            __${t}_debug "_describe found some completions"

            # Return the success of having called _describe
            return 0
        else
            __${t}_debug "_describe did not find completions."
            __${t}_debug "Checking if we should do file completion."
            if [ $((directive & shellCompDirectiveNoFileComp)) -ne 0 ]; then
                __${t}_debug "deactivating file completion"

                # Return 0 to indicate completion is finished and prevent zsh from
                # trying other completion algorithms (which could cause hanging).
                # We use NoFileComp directive to explicitly disable file completion.
                return 0
            else
                # Perform file completion
                __${t}_debug "Activating file completion"

                # We must return the result of this command, so it must be the
                # last command, or else we must store its result to return it.
                _arguments '*:filename:_files'" \${flagPrefix}"
            fi
        fi
    fi
}

# don't run the completion function when being sourced or eval-ed
if [ "\${funcstack[1]}" = "_${t}" ]; then
    _${t}
fi
`;
}
function n$1(t, n) {
	let r = t.replace(/[-:]/g, `_`);
	return `# bash completion for ${t}

# Define shell completion directives
readonly ShellCompDirectiveError=${a$1.ShellCompDirectiveError}
readonly ShellCompDirectiveNoSpace=${a$1.ShellCompDirectiveNoSpace}
readonly ShellCompDirectiveNoFileComp=${a$1.ShellCompDirectiveNoFileComp}
readonly ShellCompDirectiveFilterFileExt=${a$1.ShellCompDirectiveFilterFileExt}
readonly ShellCompDirectiveFilterDirs=${a$1.ShellCompDirectiveFilterDirs}
readonly ShellCompDirectiveKeepOrder=${a$1.ShellCompDirectiveKeepOrder}

# Function to debug completion
__${r}_debug() {
    if [[ -n \${BASH_COMP_DEBUG_FILE:-} ]]; then
        echo "$*" >> "\${BASH_COMP_DEBUG_FILE}"
    fi
}

# Function to handle completions
__${r}_complete() {
    local cur prev words cword
    _get_comp_words_by_ref -n "=:" cur prev words cword

    local requestComp out directive
    
    # Build the command to get completions
    requestComp="${n} complete -- \${words[@]:1}"
    
    # Add an empty parameter if the last parameter is complete
    if [[ -z "$cur" ]]; then
        requestComp="$requestComp ''"
    fi
    
    # Get completions from the program
    out=$(eval "$requestComp" 2>/dev/null)
    
    # Extract directive if present
    directive=0
    if [[ "$out" == *:* ]]; then
        directive=\${out##*:}
        out=\${out%:*}
    fi
    
    # Process completions based on directive
    if [[ $((directive & $ShellCompDirectiveError)) -ne 0 ]]; then
        # Error, no completion
        return
    fi
    
    # Apply directives
    if [[ $((directive & $ShellCompDirectiveNoSpace)) -ne 0 ]]; then
        compopt -o nospace
    fi
    if [[ $((directive & $ShellCompDirectiveKeepOrder)) -ne 0 ]]; then
        compopt -o nosort
    fi
    if [[ $((directive & $ShellCompDirectiveNoFileComp)) -ne 0 ]]; then
        compopt +o default
    fi
    
    # Handle file extension filtering
    if [[ $((directive & $ShellCompDirectiveFilterFileExt)) -ne 0 ]]; then
        local filter=""
        for ext in $out; do
            filter="$filter|$ext"
        done
        filter="\\.($filter)"
        compopt -o filenames
        COMPREPLY=( $(compgen -f -X "!$filter" -- "$cur") )
        return
    fi
    
    # Handle directory filtering
    if [[ $((directive & $ShellCompDirectiveFilterDirs)) -ne 0 ]]; then
        compopt -o dirnames
        COMPREPLY=( $(compgen -d -- "$cur") )
        return
    fi
    
    # Process completions
    local IFS=$'\\n'
    local tab=$(printf '\\t')
    
    # Parse completions with descriptions
    local completions=()
    while read -r comp; do
        if [[ "$comp" == *$tab* ]]; then
            # Split completion and description
            local value=\${comp%%$tab*}
            local desc=\${comp#*$tab}
            completions+=("$value")
        else
            completions+=("$comp")
        fi
    done <<< "$out"
    
    # Return completions
    COMPREPLY=( $(compgen -W "\${completions[*]}" -- "$cur") )
}

# Register completion function
complete -F __${r}_complete ${t}
`;
}
function r$1(t, n) {
	let r = t.replace(/[-:]/g, `_`), i = a$1.ShellCompDirectiveError, a = a$1.ShellCompDirectiveNoSpace, o = a$1.ShellCompDirectiveNoFileComp, s = a$1.ShellCompDirectiveFilterFileExt, c = a$1.ShellCompDirectiveFilterDirs;
	return `# fish completion for ${t} -*- shell-script -*-

function __${r}_debug
    set -l file "$BASH_COMP_DEBUG_FILE"
    if test -n "$file"
        echo "$argv" >> $file
    end
end

function __${r}_perform_completion
    __${r}_debug "Starting __${r}_perform_completion"

    # Extract all args except the last one
    set -l args (commandline -opc)
    # Extract the token currently being completed (may be empty on a trailing space)
    set -l lastArg (commandline -ct)

    __${r}_debug "args: $args"
    __${r}_debug "last arg: $lastArg"

    # Pass each arg as its own token (no string join/eval, which would collapse multi-segment paths); quote "$lastArg" so an empty trailing token is still sent.
    __${r}_debug "Calling ${n} complete -- $args[2..-1] $lastArg"
    set -l results (${n} complete -- $args[2..-1] "$lastArg" 2> /dev/null)

    # Some programs may output extra empty lines after the directive.
    # Let's ignore them or else it will break completion.
    # Ref: https://github.com/spf13/cobra/issues/1279
    for line in $results[-1..1]
        if test (string trim -- $line) = ""
            # Found an empty line, remove it
            set results $results[1..-2]
        else
            # Found non-empty line, we have our proper output
            break
        end
    end

    set -l comps $results[1..-2]
    set -l directiveLine $results[-1]

    # For Fish, when completing a flag with an = (e.g., <program> -n=<TAB>)
    # completions must be prefixed with the flag
    set -l flagPrefix (string match -r -- '-.*=' "$lastArg")

    __${r}_debug "Comps: $comps"
    __${r}_debug "DirectiveLine: $directiveLine"
    __${r}_debug "flagPrefix: $flagPrefix"

    for comp in $comps
        printf "%s%s\\n" "$flagPrefix" "$comp"
    end

    printf "%s\\n" "$directiveLine"
end

# This function limits calls to __${r}_perform_completion, by caching the result
function __${r}_perform_completion_once
    __${r}_debug "Starting __${r}_perform_completion_once"

    if test -n "$__${r}_perform_completion_once_result"
        __${r}_debug "Seems like a valid result already exists, skipping __${r}_perform_completion"
        return 0
    end

    set --global __${r}_perform_completion_once_result (__${r}_perform_completion)
    if test -z "$__${r}_perform_completion_once_result"
        __${r}_debug "No completions, probably due to a failure"
        return 1
    end

    __${r}_debug "Performed completions and set __${r}_perform_completion_once_result"
    return 0
end

# This function is used to clear the cached result after completions are run
function __${r}_clear_perform_completion_once_result
    __${r}_debug ""
    __${r}_debug "========= clearing previously set __${r}_perform_completion_once_result variable =========="
    set --erase __${r}_perform_completion_once_result
    __${r}_debug "Successfully erased the variable __${r}_perform_completion_once_result"
end

function __${r}_requires_order_preservation
    __${r}_debug ""
    __${r}_debug "========= checking if order preservation is required =========="

    __${r}_perform_completion_once
    if test -z "$__${r}_perform_completion_once_result"
        __${r}_debug "Error determining if order preservation is required"
        return 1
    end

    set -l directive (string sub --start 2 $__${r}_perform_completion_once_result[-1])
    __${r}_debug "Directive is: $directive"

    set -l shellCompDirectiveKeepOrder ${a$1.ShellCompDirectiveKeepOrder}
    set -l keeporder (math (math --scale 0 $directive / $shellCompDirectiveKeepOrder) % 2)
    __${r}_debug "Keeporder is: $keeporder"

    if test $keeporder -ne 0
        __${r}_debug "This does require order preservation"
        return 0
    end

    __${r}_debug "This doesn't require order preservation"
    return 1
end

# This function does two things:
# - Obtain the completions and store them in the global __${r}_comp_results
# - Return false if file completion should be performed
function __${r}_prepare_completions
    __${r}_debug ""
    __${r}_debug "========= starting completion logic =========="

    # Start fresh
    set --erase __${r}_comp_results

    __${r}_perform_completion_once
    __${r}_debug "Completion results: $__${r}_perform_completion_once_result"

    if test -z "$__${r}_perform_completion_once_result"
        __${r}_debug "No completion, probably due to a failure"
        # Might as well do file completion, in case it helps
        return 1
    end

    set -l directive (string sub --start 2 $__${r}_perform_completion_once_result[-1])
    set --global __${r}_comp_results $__${r}_perform_completion_once_result[1..-2]

    __${r}_debug "Completions are: $__${r}_comp_results"
    __${r}_debug "Directive is: $directive"

    set -l shellCompDirectiveError ${i}
    set -l shellCompDirectiveNoSpace ${a}
    set -l shellCompDirectiveNoFileComp ${o}
    set -l shellCompDirectiveFilterFileExt ${s}
    set -l shellCompDirectiveFilterDirs ${c}

    if test -z "$directive"
        set directive 0
    end

    set -l compErr (math (math --scale 0 $directive / $shellCompDirectiveError) % 2)
    if test $compErr -eq 1
        __${r}_debug "Received error directive: aborting."
        # Might as well do file completion, in case it helps
        return 1
    end

    set -l filefilter (math (math --scale 0 $directive / $shellCompDirectiveFilterFileExt) % 2)
    set -l dirfilter (math (math --scale 0 $directive / $shellCompDirectiveFilterDirs) % 2)
    if test $filefilter -eq 1; or test $dirfilter -eq 1
        __${r}_debug "File extension filtering or directory filtering not supported"
        # Do full file completion instead
        return 1
    end

    set -l nospace (math (math --scale 0 $directive / $shellCompDirectiveNoSpace) % 2)
    set -l nofiles (math (math --scale 0 $directive / $shellCompDirectiveNoFileComp) % 2)

    __${r}_debug "nospace: $nospace, nofiles: $nofiles"

    # If we want to prevent a space, or if file completion is NOT disabled,
    # we need to count the number of valid completions.
    # To do so, we will filter on prefix as the completions we have received
    # may not already be filtered so as to allow fish to match on different
    # criteria than the prefix.
    if test $nospace -ne 0; or test $nofiles -eq 0
        set -l prefix (commandline -t | string escape --style=regex)
        __${r}_debug "prefix: $prefix"

        set -l completions (string match -r -- "^$prefix.*" $__${r}_comp_results)
        set --global __${r}_comp_results $completions
        __${r}_debug "Filtered completions are: $__${r}_comp_results"

        # Important not to quote the variable for count to work
        set -l numComps (count $__${r}_comp_results)
        __${r}_debug "numComps: $numComps"

        if test $numComps -eq 1; and test $nospace -ne 0
            # We must first split on \\t to get rid of the descriptions to be
            # able to check what the actual completion will be.
            # We don't need descriptions anyway since there is only a single
            # real completion which the shell will expand immediately.
            set -l split (string split --max 1 "\\t" $__${r}_comp_results[1])

            # Fish won't add a space if the completion ends with any
            # of the following characters: @=/:.,
            set -l lastChar (string sub -s -1 -- $split)
            if not string match -r -q "[@=/:.,]" -- "$lastChar"
                # In other cases, to support the "nospace" directive we trick the shell
                # by outputting an extra, longer completion.
                __${r}_debug "Adding second completion to perform nospace directive"
                set --global __${r}_comp_results $split[1] $split[1].
                __${r}_debug "Completions are now: $__${r}_comp_results"
            end
        end

        if test $numComps -eq 0; and test $nofiles -eq 0
            # To be consistent with bash and zsh, we only trigger file
            # completion when there are no other completions
            __${r}_debug "Requesting file completion"
            return 1
        end
    end

    return 0
end

# Since Fish completions are only loaded once the user triggers them, we trigger them ourselves
# so we can properly delete any completions provided by another script.
# Only do this if the program can be found, or else fish may print some errors; besides,
# the existing completions will only be loaded if the program can be found.
if type -q "${t}"
    # The space after the program name is essential to trigger completion for the program
    # and not completion of the program name itself.
    # Also, we use '> /dev/null 2>&1' since '&>' is not supported in older versions of fish.
    complete --do-complete "${t} " > /dev/null 2>&1
end

# Remove any pre-existing completions for the program since we will be handling all of them.
complete -c ${t} -e

# This will get called after the two calls below and clear the cached result
complete -c ${t} -n '__${r}_clear_perform_completion_once_result'
# The call to __${r}_prepare_completions will setup __${r}_comp_results
# which provides the program's completion choices.
# If this doesn't require order preservation, we don't use the -k flag
complete -c ${t} -n 'not __${r}_requires_order_preservation && __${r}_prepare_completions' -f -a '$__${r}_comp_results'
# Otherwise we use the -k flag
complete -k -c ${t} -n '__${r}_requires_order_preservation && __${r}_prepare_completions' -f -a '$__${r}_comp_results'
`;
}
function i$2(t, n) {
	let r = t.replace(/[-:]/g, `_`);
	return `# powershell completion for ${t} -*- shell-script -*-

  [Console]::OutputEncoding = [System.Text.Encoding]::UTF8
    function __${t}_debug {
        if ($env:BASH_COMP_DEBUG_FILE) {
            "$args" | Out-File -Append -FilePath "$env:BASH_COMP_DEBUG_FILE"
        }
    }

    filter __${t}_escapeStringWithSpecialChars {
        $_ -replace '\\s|#|@|\\$|;|,|''|\\{|\\}|\\(|\\)|"|\\||<|>|&','\`$&'
    }

[scriptblock]$__${r}CompleterBlock = {
    param(
            $WordToComplete,
            $CommandAst,
            $CursorPosition
        )

    # Get the current command line and convert into a string
    $Command = $CommandAst.CommandElements
    $Command = "$Command"

    __${t}_debug ""
    __${t}_debug "========= starting completion logic =========="
    __${t}_debug "WordToComplete: $WordToComplete Command: $Command CursorPosition: $CursorPosition"

    # The user could have moved the cursor backwards on the command-line.
    # We need to trigger completion from the $CursorPosition location, so we need
    # to truncate the command-line ($Command) up to the $CursorPosition location.
    # Make sure the $Command is longer then the $CursorPosition before we truncate.
    # This happens because the $Command does not include the last space.
    if ($Command.Length -gt $CursorPosition) {
        $Command = $Command.Substring(0, $CursorPosition)
    }
    __${t}_debug "Truncated command: $Command"

    $ShellCompDirectiveError=${a$1.ShellCompDirectiveError}
    $ShellCompDirectiveNoSpace=${a$1.ShellCompDirectiveNoSpace}
    $ShellCompDirectiveNoFileComp=${a$1.ShellCompDirectiveNoFileComp}
    $ShellCompDirectiveFilterFileExt=${a$1.ShellCompDirectiveFilterFileExt}
    $ShellCompDirectiveFilterDirs=${a$1.ShellCompDirectiveFilterDirs}
    $ShellCompDirectiveKeepOrder=${a$1.ShellCompDirectiveKeepOrder}

    # Prepare the command to request completions for the program.
    # Split the command at the first space to separate the program and arguments.
    $Program, $Arguments = $Command.Split(" ", 2)

    $QuotedArgs = ($Arguments -split ' ' | ForEach-Object { "'" + ($_ -replace "'", "''") + "'" }) -join ' '
    __${t}_debug "QuotedArgs: $QuotedArgs"

    $RequestComp = "& ${n} complete '--' $QuotedArgs"
    __${t}_debug "RequestComp: $RequestComp"

    # we cannot use $WordToComplete because it
    # has the wrong values if the cursor was moved
    # so use the last argument
    if ($WordToComplete -ne "" ) {
        $WordToComplete = $Arguments.Split(" ")[-1]
    }
    __${t}_debug "New WordToComplete: $WordToComplete"


    # Check for flag with equal sign
    $IsEqualFlag = ($WordToComplete -Like "--*=*" )
    if ( $IsEqualFlag ) {
        __${t}_debug "Completing equal sign flag"
        # Remove the flag part
        $Flag, $WordToComplete = $WordToComplete.Split("=", 2)
    }
    $HasTrailingEmptyArg = $QuotedArgs -match "(^| )''$"
    __${t}_debug "HasTrailingEmptyArg: $HasTrailingEmptyArg"
    
    if ( $WordToComplete -eq "" -And ( -Not $IsEqualFlag ) -And ( -Not $HasTrailingEmptyArg )) {
        # If the last parameter is complete (there is a space following it)
        # We add an extra empty parameter so we can indicate this to the go method.
        __${t}_debug "Adding extra empty parameter"
        # PowerShell 7.2+ changed the way how the arguments are passed to executables,
        # so for pre-7.2 or when Legacy argument passing is enabled we need to use
        if ($PSVersionTable.PsVersion -lt [version]'7.2.0' -or
            ($PSVersionTable.PsVersion -lt [version]'7.3.0' -and -not [ExperimentalFeature]::IsEnabled("PSNativeCommandArgumentPassing")) -or
            (($PSVersionTable.PsVersion -ge [version]'7.3.0' -or [ExperimentalFeature]::IsEnabled("PSNativeCommandArgumentPassing")) -and
              $PSNativeCommandArgumentPassing -eq 'Legacy')) {
             $RequestComp="$RequestComp" + ' \`"\`"'
        } else {
             $RequestComp = "$RequestComp" + ' ""'
        }
    }

    __${t}_debug "Calling $RequestComp"
    # First disable ActiveHelp which is not supported for Powershell
    $env:ActiveHelp = 0

    # call the command store the output in $out and redirect stderr and stdout to null
    # $Out is an array contains each line per element
    Invoke-Expression -OutVariable out "$RequestComp" 2>&1 | Out-Null

    # get directive from last line
    [int]$Directive = $Out[-1].TrimStart(':')
    if ($Directive -eq "") {
        # There is no directive specified
        $Directive = 0
    }
    __${t}_debug "The completion directive is: $Directive"

    # remove directive (last element) from out
    $Out = $Out | Where-Object { $_ -ne $Out[-1] }
    __${t}_debug "The completions are: $Out"

    if (($Directive -band $ShellCompDirectiveError) -ne 0 ) {
        # Error code.  No completion.
        __${t}_debug "Received error from custom completion go code"
        return
    }

    $Longest = 0
    [Array]$Values = $Out | ForEach-Object {
        # Split the output in name and description
        $Name, $Description = $_.Split("\`t", 2)
        __${t}_debug "Name: $Name Description: $Description"

        # Look for the longest completion so that we can format things nicely
        if ($Longest -lt $Name.Length) {
            $Longest = $Name.Length
        }

        # Set the description to a one space string if there is none set.
        # This is needed because the CompletionResult does not accept an empty string as argument
        if (-Not $Description) {
            $Description = " "
        }
        @{ Name = "$Name"; Description = "$Description" }
    }


    $Space = " "
    if (($Directive -band $ShellCompDirectiveNoSpace) -ne 0 ) {
        # remove the space here
        __${t}_debug "ShellCompDirectiveNoSpace is called"
        $Space = ""
    }

    if ((($Directive -band $ShellCompDirectiveFilterFileExt) -ne 0 ) -or
       (($Directive -band $ShellCompDirectiveFilterDirs) -ne 0 ))  {
        __${t}_debug "ShellCompDirectiveFilterFileExt ShellCompDirectiveFilterDirs are not supported"

        # return here to prevent the completion of the extensions
        return
    }

    $Values = $Values | Where-Object {
        # filter the result
        $_.Name -like "$WordToComplete*"

        # Join the flag back if we have an equal sign flag
        if ( $IsEqualFlag ) {
            __${t}_debug "Join the equal sign flag back to the completion value"
            $_.Name = $Flag + "=" + $_.Name
        }
    }

    # we sort the values in ascending order by name if keep order isn't passed
    if (($Directive -band $ShellCompDirectiveKeepOrder) -eq 0 ) {
        $Values = $Values | Sort-Object -Property Name
    }

    if (($Directive -band $ShellCompDirectiveNoFileComp) -ne 0 ) {
        __${t}_debug "ShellCompDirectiveNoFileComp is called"

        if ($Values.Length -eq 0) {
            # Just print an empty string here so the
            # shell does not start to complete paths.
            # We cannot use CompletionResult here because
            # it does not accept an empty string as argument.
            ""
            return
        }
    }

    # Get the current mode
    $Mode = (Get-PSReadLineKeyHandler | Where-Object { $_.Key -eq "Tab" }).Function
    __${t}_debug "Mode: $Mode"

    $Values | ForEach-Object {

        # store temporary because switch will overwrite $_
        $comp = $_

        # PowerShell supports three different completion modes
        # - TabCompleteNext (default windows style - on each key press the next option is displayed)
        # - Complete (works like bash)
        # - MenuComplete (works like zsh)
        # You set the mode with Set-PSReadLineKeyHandler -Key Tab -Function <mode>

        # CompletionResult Arguments:
        # 1) CompletionText text to be used as the auto completion result
        # 2) ListItemText   text to be displayed in the suggestion list
        # 3) ResultType     type of completion result
        # 4) ToolTip        text for the tooltip with details about the object

        switch ($Mode) {

            # bash like
            "Complete" {

                if ($Values.Length -eq 1) {
                    __${t}_debug "Only one completion left"

                    # insert space after value
                    [System.Management.Automation.CompletionResult]::new($($comp.Name | __${t}_escapeStringWithSpecialChars) + $Space, "$($comp.Name)", 'ParameterValue', "$($comp.Description)")

                } else {
                    # Add the proper number of spaces to align the descriptions
                    while($comp.Name.Length -lt $Longest) {
                        $comp.Name = $comp.Name + " "
                    }

                    # Check for empty description and only add parentheses if needed
                    if ($($comp.Description) -eq " " ) {
                        $Description = ""
                    } else {
                        $Description = "  ($($comp.Description))"
                    }

                    [System.Management.Automation.CompletionResult]::new("$($comp.Name)$Description", "$($comp.Name)$Description", 'ParameterValue', "$($comp.Description)")
                }
             }

            # zsh like
            "MenuComplete" {
                # insert space after value
                # MenuComplete will automatically show the ToolTip of
                # the highlighted value at the bottom of the suggestions.
                [System.Management.Automation.CompletionResult]::new($($comp.Name | __${t}_escapeStringWithSpecialChars) + $Space, "$($comp.Name)", 'ParameterValue', "$($comp.Description)")
            }

            # TabCompleteNext and in case we get something unknown
            Default {
                # Like MenuComplete but we don't want to add a space here because
                # the user need to press space anyway to get the completion.
                # Description will not be shown because that's not possible with TabCompleteNext
                [System.Management.Automation.CompletionResult]::new($($comp.Name | __${t}_escapeStringWithSpecialChars), "$($comp.Name)", 'ParameterValue', "$($comp.Description)")
            }
        }

    }
}

Register-ArgumentCompleter -CommandName '${t}' -ScriptBlock $__${r}CompleterBlock
`;
}
// node_modules/@bomb.sh/tab/dist/commander.mjs
function t(t, n) {
	let i = t.name(), o = n?.completionCommandName ?? `complete`, s = t.createCommand(o).description(`Generate shell completion scripts`).addArgument(t.createArgument(`<shell>`, `Shell type for completion script`).choices([
		`zsh`,
		`bash`,
		`fish`,
		`powershell`
	])).action((t) => {
		u.setup(i, i, t);
	});
	s.copyInheritedSettings(t);
	let c = t.createCommand(`complete`).description(`Generate completion suggestions`).usage(`-- [args...]`).argument(`[args...]`).action((n) => {
		if (o !== `complete`) {
			let e = t.rawArgs;
			n.length === 1 && !e.includes(`--`) && t.error(`error: completion requests are called like \`complete -- [args]\`.\n(Did you mean \`${o} ${n[0]}\` to generate shell script?)`);
		}
		u.parse(n);
	});
	return c.copyInheritedSettings(t), o === `complete` ? t.command(`complete`).description(`Generate shell completion scripts`).argument(`[shell]`, `shell type (choices: "zsh", "bash", "fish", "powershell")`).allowExcessArguments().action((e, n, r) => {
		let i = t.rawArgs, a = i.indexOf(`complete`), o = i.indexOf(`--`);
		a !== -1 && o !== -1 && o === a + 1 ? c.parse([`--`, ...r.args], { from: `user` }) : s.parse(r.args, { from: `user` });
	}) : (t.addCommand(s), t.addCommand(c, { hidden: !0 })), r(t), a(t), u;
}
function n(e, t) {
	let n = t.createHelp().visibleOptions(t);
	for (let t of n) {
		let n = t.short?.slice(1);
		n && n[0] === `-` && (n = void 0);
		let r = t.long?.slice(2);
		if (r) {
			let i = t.required || t.optional, a = t.argChoices ?? [], o;
			i && a.length > 0 ? o = (e) => {
				for (let t of a) e(t, ``);
			} : i && (o = () => {}), o ? e.option(r, t.description, o, n) : e.option(r, t.description, n);
		}
	}
}
function r(t) {
	n(u, t), i$1(u, t);
}
function i$1(e, t) {
	for (let n of t.registeredArguments) {
		let t = n.argChoices;
		t?.length ? e.argument(n.name(), (e) => {
			for (let n of t) e(n, ``);
		}, n.variadic) : e.argument(n.name(), void 0, n.variadic);
	}
}
function a(t) {
	let r = /* @__PURE__ */ new Map();
	o(t, ``, r);
	for (let [t, a] of r.entries()) {
		if (t === ``) continue;
		let r = u.command(t, a.description() || ``);
		n(r, a), i$1(r, a);
	}
}
function o(e, t, n) {
	n.set(t, e);
	let r = e.createHelp().visibleCommands(e);
	for (let e of r) o(e, t ? `${t} ${e.name()}` : e.name(), n);
}
// src/plan/side-by-side.ts
/** `gcbench ab`: commands on a command line -> the text of a suite that compares them. */
/** What only a shell gives a meaning to: operators, redirections, variables, the home. */
const SHELL_WORK = /(?<=^|\s)(?:\|\|?|&&?|;|\d?>>?|<)|(?<=^|[\s=])[$~](?=[\w{(/])|;(?=\s|$)|`/;
/** Files by a pattern, but for the value of an option such as -name. */
const GLOB = /(?<=^|\s)(?<!\s-\S+\s)[\w./-]*\*[\w./*-]*(?=\s|$)/;
const QUOTED = /'[^']*'|"[^"]*"/g;
const IN_BRACES = /\{([a-z][\w-]*)\}/g;
/** Braces that name no parameter stand for themselves. */
const escaped = (command, parameters) => command.replace(IN_BRACES, (all, name) => Object.hasOwn(parameters, name) ? all : `{${all}}`);
/** One of several of one name has its number. */
function named$1(commands, names) {
	const byName = {};
	for (const [index, command] of commands.entries()) {
		const ownName = names[index] ?? nameAfter(command);
		const isTaken = Object.hasOwn(byName, ownName);
		byName[isTaken ? `${ownName}-${index + 1}` : ownName] = command;
	}
	return byName;
}
const problem = (where, message, next) => ({
	code: "bad-ask",
	where,
	message,
	next
});
function countProblems({ commands, parameters }) {
	const [values = []] = Object.values(parameters);
	if (commands.length > 1 || commands.length === 1 && values.length > 1) return [];
	const next = commands.some((command) => command.search(IN_BRACES) >= 0) ? "name several values, with commas between them: --parameter n=1,2,3" : `gcbench ab -- 'sleep 0.1' 'sleep 0.2'`;
	return [problem("ab", `${plural(commands.length, "command")}: nothing to compare`, next)];
}
function nameProblems({ commands, names }) {
	const invalid = names.flatMap((ownName) => {
		const [issue] = name.safeParse(ownName).error?.issues ?? [];
		return issue ? [problem("--name", `"${ownName}": ${issue.message}`, "--name size-10")] : [];
	});
	if (names.length <= commands.length) return invalid;
	const message = `${plural(names.length, "name")} for ${commands.length}`;
	return [...invalid, problem("--name", message, "one for each command")];
}
const parameterProblems = ({ commands, parameters }) => Object.keys(parameters).filter((name) => !commands.some((command) => command.includes(`{${name}}`))).map((name) => problem("--parameter", `no command has {${name}}`, `write {${name}} where its values belong`));
const quoteProblem = (where, text) => isOpen(text) ? [problem(where, `"${text}" lacks a closing quote`, "close it, or --shell sh")] : [];
/** What only a shell would understand. */
function shellProblem(command) {
	const bare = command.replaceAll(QUOTED, "");
	const sign = (SHELL_WORK.exec(bare) ?? GLOB.exec(bare))?.[0];
	if (sign === void 0) return [];
	const message = `"${command}" has ${sign}, and no shell reads it`;
	return [problem("--shell", message, "--shell sh, or quotes around it")];
}
function problemsOf(options) {
	const { commands, prepare, shell } = options;
	const problems = [
		...countProblems(options),
		...nameProblems(options),
		...parameterProblems(options)
	];
	if (shell !== null) return problems;
	return [
		...problems,
		...commands.flatMap((command) => quoteProblem("ab", command)),
		...prepare === null ? [] : quoteProblem("--prepare", prepare),
		...commands.flatMap(shellProblem)
	];
}
/** One command with a parameter: its values are what is compared. */
function spreadOut(options) {
	const [command] = options.commands;
	const [first, ...others] = Object.entries(options.parameters);
	if (options.commands.length !== 1 || command === void 0 || first === void 0) return options;
	const [name, values] = first;
	return {
		...options,
		names: values.map((value) => nameAfter(`${name}-${value}`)),
		commands: values.map((value) => command.replaceAll(`{${name}}`, () => value)),
		parameters: Object.fromEntries(others)
	};
}
/** Names of a parameter's values, which are written into the names of benchmarks. */
const axisOf = (values) => named$1(values, []);
/** The programs that are started, as the name of what all of the commands do. */
const programsIn = (commands) => nameAfter([...new Set(commands.map((text) => text.split(/\s/)[0]?.split("/").at(-1)))].join("-"));
/** The text of a suite file that compares the commands; throws ConfigError with what is wrong. */
function sideBySide(options) {
	const problems = problemsOf(options);
	if (problems.length > 0) throw new ConfigError(problems);
	const { commands, names, parameters, prepare, shell, warmUp } = spreadOut(options);
	const legend = named$1(commands, names);
	const written = (command) => {
		const text = escaped(command, parameters);
		return shell === null ? text : [
			shell,
			"-c",
			text
		];
	};
	const suite = {
		workload: "command",
		name: programsIn(commands),
		run: Object.fromEntries(Object.entries(legend).map(([name, command]) => [name, written(command)])),
		matrix: Object.fromEntries(Object.entries(parameters).map(([name, values]) => [name, axisOf(values)])),
		...prepare === null ? {} : { prepare: written(prepare) },
		head: { folder: "." },
		"warm-up": warmUp,
		gate: { mode: "advisory" }
	};
	return {
		text: JSON.stringify({ suites: { ab: suite } }),
		legend
	};
}
// src/cli/run-options.ts
/**
* The options of a run as flags, and a run in a terminal: measured, written, printed, with its exit
* code.
*/
const DEFAULT_OUT = options.out.default;
/** The value of a text; commander tells which flag it was, and what is wrong with it. */
function read(row, text) {
	const parsed = row.schema.safeParse(text);
	if (parsed.success && text.trim() !== "") return parsed.data;
	const words = parsed.error?.issues[0]?.message ?? "expected a value";
	throw new InvalidArgumentError(`${words.charAt(0).toUpperCase()}${words.slice(1)}.`);
}
/** Lists may be given in parts; of anything else the last counts. */
const joined$1 = (before, now) => Array.isArray(before) && Array.isArray(now) ? [.../* @__PURE__ */ new Set([...before, ...now])] : now;
function makeFlag(key, row, about = aboutAt(key, "cli")) {
	const { short, value } = row.flag;
	const long = `--${flagOf(key)}${value === void 0 ? "" : ` <${value}>`}`;
	const flag = new Option(short === void 0 ? long : `-${short}, ${long}`, about);
	if (value === void 0) return flag.default(false);
	if (row.default !== "") flag.default(row.default);
	if (row.choices !== void 0) return flag.choices(row.choices);
	return flag.argParser((text, before) => joined$1(before, read(row, text)));
}
/** Gives a command the options that it takes. */
function addOptions(command, name) {
	for (const [key, row] of rowsFor(name)) if (row.isArgument === true) command.argument(`[${key}]`, aboutAt(key, "cli"));
	else command.addOption(makeFlag(key, row, name === "ab" ? row.about : void 0));
	return command;
}
/** What is asked by a command's argument and flags. */
function runOptionsOf(suite, given) {
	const values = rowsAt("cli").flatMap(([key, row]) => {
		const value = row.isArgument === true ? suite : given[makeFlag(key, row).attributeName()];
		return value === void 0 ? [] : [[key, value]];
	});
	return readRunOptions(Object.fromEntries(values));
}
/** Flags for what is printed of a run. */
const addPrinting = (command) => command.option("-q, --quiet", "no progress", false).option("--all", "print every row, also what did not move", false).option("--json", "print it as JSON", false).option("--open", "open report.html in a browser", false);
/** How a table is printed there. */
const styleOf = ({ all, filter = null }, { colour, columns }) => ({
	hasColour: colour,
	columns: columns(),
	isWhole: all,
	filter
});
/** Where the files of a run are, and which; a word a file, so that it fits any terminal. */
function writtenText(paths) {
	return [...Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf("/") + 1))].map(([folder, inside]) => {
		return `written to ${folder}: ${inside.map((path) => path.slice(folder.length)).join(" ")}\n`;
	}).join("");
}
const NOT_KEPT = "nothing is kept; --out DIR keeps what was measured, to go on with";
const runAgain = ({ out }) => `gcbench run --resume --out ${shellWord(out)}`;
/** Measures and tells. Ctrl-C ends the children and keeps what was measured. */
async function runAndPrint(request, printing, terminal, showing = {}) {
	const { textOf, phases, isKept = true, again = runAgain(request) } = showing;
	const notifyAll = progressReporterFor(terminal, printing.quiet);
	const notify = (progress) => {
		if (progress.kind !== "phase" || (phases?.includes(progress.name) ?? true)) notifyAll(progress);
	};
	let isMeasured = request.resume;
	const host = terminal.makeHost((progress) => {
		isMeasured ||= progress.kind === "trial";
		notify(progress);
	});
	let isShown = false;
	const forget = terminal.onInterrupt(() => {
		if (isShown) return;
		const stays = isKept ? `what was measured stays in ${request.out}` : NOT_KEPT;
		const text = `stopping; ${isMeasured ? stays : "nothing is measured yet"}`;
		if (printing.quiet) terminal.err(`${text}\n`);
		else host.notify({
			kind: "note",
			text
		});
		host.exec.stopAll();
	});
	const endLine = () => {
		if (terminal.isTerminal && !printing.quiet) terminal.progress.write("\r\x1B[K");
	};
	const show = async (report) => {
		isShown = true;
		endLine();
		const folder = absolutePath(request.out, terminal.cwd);
		const paths = isKept ? await writeReportFiles(host, folder, report) : [];
		if (printing.json) terminal.out(`${JSON.stringify(report)}\n`);
		else terminal.out(textOf?.(report) ?? terminalText(report, styleOf(printing, terminal)));
		if (isKept && !printing.quiet && !printing.json) terminal.err(`\n${writtenText(paths)}`);
		if (printing.open) terminal.open(`${folder}/${PAGE}`);
	};
	let report;
	try {
		report = await runBench({
			...request,
			answersComments: false
		}, host, show);
	} finally {
		forget();
		if (host.exec.stopping && isMeasured && isKept) terminal.err(`go on with:\n  ${again}\n`);
	}
	if (!isShown) {
		endLine();
		return {
			code: EXIT.interrupted,
			report: null
		};
	}
	const isBarren = report.problems.some(({ code }) => code === "nothing-ran");
	const code = request.failOn === "nothing" ? EXIT.ok : exitOfConclusion(report.conclusion.conclusion);
	return {
		code: isBarren ? EXIT.host : code,
		report
	};
}
// src/cli/ab.ts
/** `gcbench ab`: any commands side by side; `gcbench compare`: outputs that are there already. */
function readParameter(written, before) {
	const [, name, values] = /^([a-z][\w-]*)=(.+)$/s.exec(written) ?? [];
	if (name === void 0 || values === void 0) throw new InvalidArgumentError("Expected a name and values: n=1,2,4.");
	return {
		...before,
		[name]: spanned(values) ?? values.split(",")
	};
}
const MOST_VALUES = 100;
/** Whole numbers from one to another, as `1..4`; null: it is no such span. */
function spanned(written) {
	const [, first, last] = /^(\d{1,9})\.\.(\d{1,9})$/.exec(written) ?? [];
	if (first === void 0 || last === void 0) return null;
	const count = Number(last) - Number(first) + 1;
	if (count < 1 || count > MOST_VALUES) throw new InvalidArgumentError(`Expected 1 to ${MOST_VALUES} numbers: n=1..4.`);
	return Array.from({ length: count }, (_, at) => String(Number(first) + at));
}
function readExport(written, before) {
	const [, id = "", file = ""] = /^([^=]+)=(.+)$/s.exec(written) ?? [];
	const format = formats.find((one) => one.id === id);
	if (file === "-") throw new InvalidArgumentError(`Standard output has the table: name a file, as ${id}=ab.out.`);
	if (format !== void 0 && file !== "") return [...before, {
		format,
		file
	}];
	const ids = formats.map((one) => one.id);
	const near = nearest(id, ids);
	const meant = near === null ? "" : ` Did you mean ${near}=${file}?`;
	throw new InvalidArgumentError(`Expected a format of ${ids.join(", ")}, = and a file.${meant}`);
}
const collect$1 = (written, before) => [...before, written];
const addAbOptions = (command) => command.option("-n, --name <name>", "name of a command; give one for each, in their order", collect$1, []).addOption(new Option("-L, --parameter <name=values>", "values of {name} in the commands, as n=1,2,4 or n=1..4; of one command alone they are what is compared").argParser(readParameter).default({}, "none")).option("-p, --prepare <command>", "runs before every trial and is not measured").option("-S, --shell <program>", "what reads the commands, such as sh; none: they are split at blanks", "none").addOption(new Option("-w, --warmup <passes>", "passes of all commands before the first that counts").choices(["0", "1"]).default("1")).option("-e, --export <format=file>", "write a format to a file as well", readExport, []);
/** What of the call is not an option of every run, as a shell reads it. */
function restOf(options) {
	return [
		...[
			...options.names.flatMap((name) => ["--name", name]),
			...Object.entries(options.parameters).flatMap(([name, values]) => ["--parameter", `${name}=${values.join(",")}`]),
			...options.prepare === null ? [] : ["--prepare", options.prepare],
			...options.shell === null ? [] : ["--shell", options.shell],
			...options.warmUp ? [] : ["--warmup", "0"]
		],
		"--",
		...options.commands
	].map(shellWord);
}
/** `g.json` and `bigger` make `g.bigger.json`. */
const withPart = (file, part) => part === void 0 ? file : file.replace(/(?<=[^/])(\.[^./]*)?$/, (end) => `.${part}${end}`);
async function writeExports(report, exports, terminal) {
	const { files } = terminal.makeHost(noProgress);
	for (const { format, file } of exports) {
		const parts = format.render(report);
		for (const { part, text } of parts) {
			const path = parts.length === 1 ? file : withPart(file, part);
			await files.write(absolutePath(path, terminal.cwd), text);
			terminal.err(`written: ${path}\n`);
		}
	}
}
/** What each command is called in the answer: as the caller named it, else by its own words. */
function labelsOf(legend, names) {
	const entries = Object.entries(legend);
	const labels = entries.map(([name, command]) => {
		if (names.includes(name)) return [name, {
			name,
			command
		}];
		const same = entries.filter(([, text]) => text === command).map(([own]) => own);
		return [name, {
			name: `${command}${same.length > 1 ? ` (${same.indexOf(name) + 1})` : ""}`,
			command: null
		}];
	});
	return Object.fromEntries(labels);
}
async function compare(commands, options, { out, isKept }, terminal) {
	const comparison = {
		commands,
		names: options.name,
		parameters: options.parameter,
		prepare: options.prepare ?? null,
		shell: options.shell === "none" ? null : options.shell,
		warmUp: options.warmup !== "0"
	};
	const { text, legend } = sideBySide(comparison);
	const labels = labelsOf(legend, options.name);
	const { code, report } = await runAndPrint({
		...runOptionsOf(void 0, {
			...options,
			out,
			walls: options.walls ?? "off"
		}),
		made: {
			text,
			called: {
				command: "ab",
				rest: restOf(comparison)
			}
		}
	}, options, terminal, {
		isKept,
		phases: ["measure", "report"],
		...!options.all && { textOf: (of) => sideBySideText(of, {
			labels,
			screen: screenOf(terminal)
		}) }
	});
	if (report === null) return code;
	await writeExports(report, options.export, terminal);
	if (code !== EXIT.ok && code !== EXIT.gate) return code;
	return report.comparisons.length === 0 || neverRan(report.records ?? []).length > 0 ? EXIT.host : EXIT.ok;
}
/** Where the run keeps what it measured: in a folder that was asked for, else until it has ended. */
async function compareIn(out, commands, options, terminal) {
	if (out !== null) return compare(commands, options, {
		out,
		isKept: true
	}, terminal);
	const { files } = terminal.makeHost(noProgress);
	const scratch = await files.temporaryFolder("gcbench-ab-");
	try {
		return await compare(commands, options, {
			out: scratch,
			isKept: false
		}, terminal);
	} finally {
		await files.remove(scratch);
	}
}
const abCommand = {
	name: "ab",
	register(program, terminal, end) {
		const command = addOptions(program.command("ab").summary("compare commands in paired rounds, in random order"), "ab").description("Runs commands in paired rounds, in random order, and prints how many times faster one ran, with an interval: gcbench ab -- 'cmd a' 'cmd b'. It leaves no files; --out DIR or --open keep the report.").argument("<commands...>", "what is compared, each in quotes; the first is the base");
		addPrinting(addAbOptions(command)).action(async (commands, options) => {
			end(await compareIn(options.open || command.getOptionValueSource("out") !== "default" ? options.out : null, commands, options, terminal));
		});
	}
};
const compareCommand = {
	name: "compare",
	register(program, terminal, end) {
		program.command("compare").summary("compare two files of results (unpaired)").description("Compares two files of results of Go benchmarks, as benchstat does, or of another tool. They are not paired. All numbers of one process are one run (their median), so give several files a side.").argument("<old>", "a file of results, or several with commas between them").argument("<new>", "the same for the other side").option("--filter <rows>", "only such rows, as .name:/Scan/ -verdict:equivalent").option("--json", "print it as JSON", false).action(async (oldPath, newPath, { json, filter }) => {
			const isShown = filter === void 0 ? () => true : readUnpairedFilter(filter);
			const { files, cwd } = terminal.makeHost(noProgress);
			const [base, head] = [await filesOf(oldPath, files, cwd), await filesOf(newPath, files, cwd)];
			const { value, problems } = compareUnpaired(base, head, .05);
			const rows = value.filter(isShown);
			if (rows.length === 0 && value.length > 0) problems.push(filtered(value.length));
			if (json) terminal.out(`${JSON.stringify({
				rows,
				problems
			})}\n`);
			else printRows(terminal, rows, problems);
			end(problems.some(isError) ? EXIT.config : EXIT.ok);
		});
	}
};
const filtered = (rows) => makeFinding("filtered", null, {
	shown: 0,
	all: rows,
	filter: null
});
/** A path with commas may be the name of a file; else there are several. */
async function filesOf(path, files, cwd) {
	const whole = await files.read(absolutePath(path, cwd));
	if (whole !== null) return [{
		name: path,
		text: whole
	}];
	return Promise.all(path.split(",").map(async (name) => {
		const text = await files.read(absolutePath(name, cwd));
		if (text !== null) return {
			name,
			text
		};
		throw new ConfigError([{
			code: "bad-ask",
			message: "does not exist",
			where: name,
			next: "name a file of results"
		}]);
	}));
}
/** That two tools are compared comes first: no row means what it seems to. */
function printRows(terminal, rows, problems) {
	const say = ({ where, message, next }) => {
		const whole = next === void 0 ? message : `${message}; ${next}`;
		terminal.err(`${clean([where, whole].filter(Boolean).join(": "), 1e3)}\n`);
	};
	const isFirst = ({ code }) => code === "tools-differ";
	problems.filter(isFirst).forEach(say);
	if (!problems.some(({ code }) => code === "no-results" || code === "filtered")) {
		const screen = screenOf(terminal);
		const table = printUnpaired(rows, screen);
		const gap = table.startsWith("\n") ? "\n" : "\n\n";
		const headline = rows.length === 0 ? "" : wrapped(screen, unpairedHeadline(rows)).join("\n") + gap;
		terminal.out(headline + table);
	}
	problems.filter((problem) => !isFirst(problem)).forEach(say);
}
// src/machine/doctor.ts
const GIB = 2 ** 30;
const CPU$2 = "/sys/devices/system/cpu";
const ok = (what) => ({
	level: "ok",
	what
});
const gib = (bytes) => `${(bytes / GIB).toFixed(1)} GiB`;
const pct = (value) => `${value.toFixed(1)} %`;
/** A rule on a value that may be unreadable. */
const ifKnown = (value, judge) => value === null ? null : judge(value);
const RULES = [
	{
		id: "system",
		why: "Accounting, pressure and steal are read from Linux; elsewhere they are missing, and the memory and scheduling of another system say little about a Linux server.",
		inspect: ({ platform, environment }) => platform === "linux" ? ok(`${environment.os}, Linux ${environment.kernel}`) : {
			level: "warn",
			what: `this is ${platform}, not Linux`,
			fix: "Measure in a Linux machine or container, or accept it with --allow-os."
		}
	},
	{
		id: "git",
		why: "Refs are checked out with git; without it only folders can be compared.",
		inspect: ({ git }) => git ? ok(git) : {
			level: "warn",
			what: "git is not on PATH",
			fix: "Install git."
		}
	},
	{
		id: "go",
		why: "Go benchmarks are built with it, and the launcher that holds measured code inside walls.",
		inspect: ({ go }) => go ? ok(go) : {
			level: "warn",
			what: "go is not on PATH: no benchmarks of Go, and no walls around measured code",
			fix: "Install Go (https://go.dev/dl/), or add it to PATH."
		}
	},
	{
		id: "valgrind",
		why: "Instructions say what a change does more or less of where times cannot decide: they vary little, however busy the machine is.",
		inspect: ({ valgrind }) => valgrind ? ok(`${valgrind}: profile: instructions counts them`) : {
			level: "note",
			what: "valgrind is not on PATH: instructions cannot be counted",
			fix: "Install it where you want them: apt-get install valgrind, dnf install valgrind."
		}
	},
	{
		id: "counters",
		why: "The processor counts instructions at full speed, where programs may ask it to.",
		inspect: ({ perf }) => inspectCounters(perf)
	},
	{
		id: "accounting",
		why: "CPU time is far steadier than wall time; it takes a launcher that waits for the trial.",
		inspect: ({ accounting }) => {
			if (accounting === "go") return ok("CPU time and memory of trials are accounted");
			if (accounting === "python") return {
				level: "note",
				what: "CPU time and memory are accounted through Python",
				fix: "With go on PATH the launcher is smaller: memory under 10 MB can be told apart."
			};
			return {
				level: "warn",
				what: "CPU time and memory of trials cannot be accounted",
				fix: "Put go or python3 on PATH."
			};
		}
	},
	{
		id: "isolation",
		why: "Measured code that is not isolated can reach the files and processes of the user of gcbench, and what it leaves running disturbs later trials. See gcbench help security.",
		inspect: ({ isolation: { kind, refused, lacks = [] } }) => {
			const whole = `measured code has a user and namespaces of its own (by ${kind})`;
			if ((kind === "root" || kind === "sudo") && lacks.length === 0) return ok(whole);
			const what = {
				root: whole,
				sudo: whole,
				"user-namespace": "measured code has namespaces of its own, but the user of gcbench",
				"other-user": "measured code has a user of its own, but no namespaces",
				none: "measured code is not isolated"
			}[kind];
			return {
				level: kind === "none" ? "warn" : "note",
				what: `${what}: ${refused.join("; ")}`,
				fix: "Linux 5.12 or newer, Go on PATH, and root or sudo without a password give it all."
			};
		}
	},
	{
		id: "load",
		why: "Other programs take CPU, cache and memory bandwidth in some rounds and not in others.",
		inspect: ({ foreignCpuPct, busyPrograms }) => ifKnown(foreignCpuPct, (share) => {
			if (share < 2) return ok(`the machine is quiet (${pct(share)} of its CPU in use)`);
			const names = busyPrograms.map(({ name, cpuPct }) => `${name} ${cpuPct.toFixed(0)} %`);
			const list = names.length > 0 ? `: ${names.join(", ")}` : "";
			return {
				level: share < 5 ? "note" : "warn",
				what: `other programs use ${pct(share)} of the machine's CPU${list}`,
				fix: "Stop them, or measure when they are done; polluted pairs are run again."
			};
		})
	},
	{
		id: "steal",
		why: "The hypervisor gave our CPU to a neighbour: the clock ran while the benchmark did not.",
		inspect: ({ stealPct }) => ifKnown(stealPct, (share) => share < 1 ? ok(`no CPU time is stolen (${pct(share)})`) : {
			level: "warn",
			what: `${pct(share)} of CPU time is stolen by other virtual machines`,
			fix: "Take a machine with dedicated CPUs, or judge by CPU time."
		})
	},
	{
		id: "quota",
		why: "At the end of its quota the whole cgroup is put to sleep for the rest of the period.",
		inspect: ({ cpuQuota, machineCpus }) => cpuQuota === null || cpuQuota >= machineCpus ? ok("no CPU quota") : {
			level: "warn",
			what: `a CPU quota of ${cpuQuota} on ${machineCpus} CPUs`,
			fix: "Pin whole CPUs instead of limiting time, e.g. Docker --cpuset-cpus, not --cpus."
		}
	},
	{
		id: "cores",
		why: "Threads that a benchmark has beside it, as a garbage collector, and gcbench need some.",
		inspect: ({ environment: { cores } }) => {
			if (cores >= 4) return ok(`${cores} cores: \`cpus\` can keep a server and its load apart`);
			return {
				level: cores < 2 ? "warn" : "note",
				what: cores === 1 ? "one core" : `${cores} cores`,
				fix: "With four or more they do not take from the benchmark."
			};
		}
	},
	{
		id: "governor",
		why: "The clock follows the load, so the first trial after a pause runs slower.",
		inspect: ({ environment: { governor } }) => ifKnown(governor, (name) => name === "performance" ? ok("frequency governor performance") : {
			level: "warn",
			what: `frequency governor ${name}`,
			fix: "Hold the clock for the time of the run.",
			command: `echo performance | sudo tee ${CPU$2}/cpu*/cpufreq/scaling_governor`
		})
	},
	{
		id: "turbo",
		why: "Turbo depends on temperature and on what the other cores do.",
		inspect: ({ environment: { turbo }, turboSwitch }) => ifKnown(turbo, (state) => state === "off" || turboSwitch === null ? ok(`turbo ${state}`) : {
			level: "note",
			what: "turbo is on",
			fix: "Switch it off for steadier (and slower) numbers.",
			command: `echo ${turboSwitch === "cpufreq/boost" ? 0 : 1} | sudo tee ${CPU$2}/${turboSwitch}`
		})
	},
	{
		id: "smt",
		why: "Two threads of a core share its caches and units; a neighbour can halve its speed.",
		inspect: ({ hasSmt }) => ifKnown(hasSmt, (isOn) => isOn ? {
			level: "note",
			what: "SMT (hyper-threading) is on",
			command: `echo off | sudo tee ${CPU$2}/smt/control`,
			fix: "Switch it off, or keep the sibling threads idle."
		} : ok("SMT is off"))
	},
	{
		id: "huge-pages",
		why: "With `always` the kernel chooses when to merge pages: heap layout varies by process.",
		inspect: ({ environment: { hugePages } }) => ifKnown(hugePages, (mode) => mode === "always" ? {
			level: "note",
			what: "transparent huge pages: always",
			fix: "Keep it if production has it; madvise is steadier.",
			command: "echo madvise | sudo tee /sys/kernel/mm/transparent_hugepage/enabled"
		} : ok(`transparent huge pages: ${mode}`))
	},
	{
		id: "aslr",
		why: "Rounds average over address layouts; with one fixed layout its luck stays in the result.",
		inspect: ({ aslr }) => ifKnown(aslr, (mode) => mode === 2 ? ok("addresses are randomised") : {
			level: "note",
			what: "address randomisation is off or partial",
			fix: "Switch it on, so that every round draws a new layout.",
			command: "sudo sysctl -w kernel.randomize_va_space=2"
		})
	},
	{
		id: "memory",
		why: "Where memory is short, pages are written out and read back inside the trials.",
		inspect: inspectMemory
	},
	{
		id: "numa",
		why: "Memory of another node is slower; which node a process gets varies.",
		inspect: ({ environment: { numaNodes } }) => ifKnown(numaNodes, (nodes) => nodes === 1 ? ok("one NUMA node") : {
			level: "note",
			what: `${nodes} NUMA nodes`,
			fix: "Keep the run on one node, or its programs (`numa` in the suite).",
			command: "numactl --cpunodebind=0 --membind=0 gcbench run"
		})
	},
	{
		id: "virtual",
		why: "Neighbours on the same host share caches, memory bandwidth and power.",
		inspect: ({ environment: { virtualised } }) => ifKnown(virtualised, (name) => name === "none" ? ok("a machine of its own") : {
			level: "note",
			what: `virtualised (${name})`,
			fix: "Compare within a run only; absolute times vary from machine to machine."
		})
	},
	{
		id: "battery",
		why: "On battery the firmware caps the clock.",
		inspect: ({ isOnBattery }) => isOnBattery ? {
			level: "warn",
			what: "running on battery",
			fix: "Plug it in."
		} : ok("not on battery")
	},
	{
		id: "disk",
		why: "Every compared ref gets a checkout and binaries of its own.",
		inspect: ({ diskFreeBytes }) => ifKnown(diskFreeBytes, (bytes) => bytes >= 2 * GIB ? ok(`${gib(bytes)} of disk free for builds`) : {
			level: "warn",
			what: `only ${gib(bytes)} of disk free for builds`,
			fix: "Free some space, or point TMPDIR to a larger disk."
		})
	},
	{
		id: "scheduled",
		why: "Scheduled jobs wake in the middle of a run.",
		inspect: ({ scheduled }) => scheduled.length === 0 ? ok("no heavy scheduled job is active") : {
			level: "note",
			what: `scheduled jobs are active: ${scheduled.join(", ")}`,
			fix: "Stop them for the time of the run.",
			command: `sudo systemctl stop ${scheduled.join(" ")}`
		}
	}
];
function inspectMemory({ memoryAvailableBytes, swapUsedBytes }) {
	if (memoryAvailableBytes === null) return null;
	if (memoryAvailableBytes < GIB) return {
		level: "warn",
		what: `only ${gib(memoryAvailableBytes)} of memory available`,
		fix: "Close programs, or take a machine with more memory."
	};
	if (swapUsedBytes !== null && swapUsedBytes > GIB / 16) return {
		level: "note",
		what: `${gib(swapUsedBytes)} of swap in use`,
		fix: "Bring it back into memory before the run.",
		command: "sudo swapoff -a && sudo swapon -a"
	};
	return ok(`${gib(memoryAvailableBytes)} of memory available`);
}
/** What perf said of one program: a number, or why it has none. */
function inspectCounters(perf) {
	if (perf === null) return null;
	try {
		readPerfStat(perf);
		return ok("the processor counts instructions: counter: hardware in profile asks it");
	} catch (error) {
		if (!(error instanceof ProfileError)) throw error;
		if (perf.includes("<not supported>")) return ok("no hardware counter of instructions, as in most virtual machines");
		return {
			level: "note",
			what: "programs may not read the hardware counters: instructions are counted by valgrind",
			fix: "Allow it where you want counter: hardware; in a container its seccomp profile has to.",
			command: "sudo sysctl kernel.perf_event_paranoid=2"
		};
	}
}
const WEIGHT = {
	warn: 0,
	note: 1,
	ok: 2
};
/** Warnings first, then notes, then what is well; unreadable facts are one note. */
function diagnose(facts) {
	const unread = [];
	const findings = RULES.flatMap((rule) => {
		const sighting = rule.inspect(facts);
		if (sighting === null) unread.push(rule.id);
		return sighting === null ? [] : [toFinding(rule, sighting)];
	});
	if (unread.length > 0) findings.push({
		id: "unreadable",
		level: "note",
		what: `cannot be seen here: ${unread.join(", ")}`,
		why: "Inside a virtual machine or container the host keeps these to itself.",
		fix: null,
		command: null
	});
	return findings.sort((a, b) => WEIGHT[a.level] - WEIGHT[b.level]);
}
function toFinding({ id, why }, { level, what, fix, command }) {
	return {
		id,
		level,
		what,
		why,
		fix: fix ?? null,
		command: command ?? null
	};
}
// src/machine/facts.ts
/** Reads the facts that the doctor judges (machine/doctor.ts). */
const CPU$1 = "/sys/devices/system/cpu";
const POWER = "/sys/class/power_supply";
const LOOK_SEC = 1;
/** Timers of Debian, Fedora and SUSE that read the whole disk or install packages. */
const HEAVY_TIMERS = [
	[
		"apt-daily.timer",
		"apt-daily-upgrade.timer",
		"unattended-upgrades.service",
		"fstrim.timer"
	],
	[
		"man-db.timer",
		"plocate-updatedb.timer",
		"updatedb.timer",
		"mlocate-updatedb.timer"
	],
	[
		"dnf-makecache.timer",
		"dnf-automatic.timer",
		"packagekit.service",
		"btrfs-scrub.timer"
	]
].flat();
/** Takes a little over a second, in which nothing of gcbench's own runs. */
async function readFacts(host) {
	const accounting = await findLauncher(host.exec, host.env, () => {});
	const [git, go] = [await ask(host, ["git", "--version"]), await ask(host, ["go", "version"])];
	const valgrind = await ask(host, ["valgrind", "--version"]);
	const perf = await tryCounter(host);
	const scheduled = await activeTimers(host);
	const meminfo = readText("/proc/meminfo") ?? "";
	const swapTotal = parseMemoryBytes(meminfo, "SwapTotal");
	const swapFree = parseMemoryBytes(meminfo, "SwapFree");
	const smt = readText(`${CPU$1}/smt/active`);
	const aslr = readText("/proc/sys/kernel/randomize_va_space");
	const disk = await statfs(host.env.RUNNER_TEMP || tmpdir()).catch(() => null);
	return {
		platform: host.platform,
		environment: await host.environment(),
		machineCpus: cpus().length,
		cpuQuota: readCpuQuota(),
		hasSmt: smt === null ? null : smt === "1",
		turboSwitch: readTurboSwitch(),
		aslr: aslr === null ? null : Number(aslr),
		swapUsedBytes: swapTotal === null || swapFree === null ? null : swapTotal - swapFree,
		memoryAvailableBytes: parseMemoryBytes(meminfo, "MemAvailable"),
		isOnBattery: readOnBattery(),
		accounting: accounting?.kind ?? null,
		isolation: await host.exec.isolation(),
		diskFreeBytes: disk && disk.bavail * disk.bsize,
		scheduled,
		git,
		go,
		valgrind,
		perf,
		...await listen(host)
	};
}
function runBriefly(host, argv) {
	const env = {
		LC_ALL: "C",
		GOTOOLCHAIN: "local"
	};
	for (const name of ["PATH", "HOME"]) if (host.env[name]) env[name] = host.env[name];
	return host.exec.run({
		argv,
		cwd: tmpdir(),
		env,
		limitSec: 20
	});
}
/**
* Whether measured programs may count instructions here, as perf says it; null: it is not there.
* Asked inside of walls, where they are: root may count where nobody else may.
*/
async function tryCounter(host) {
	const exit = await inScratch(tmpdir(), "gcbench-counter-", (folder) => host.exec.run({
		argv: [
			"perf",
			"stat",
			"-x,",
			"-e",
			"instructions:u",
			"--",
			"true"
		],
		cwd: "/",
		env: {
			LC_ALL: "C",
			PATH: host.env.PATH ?? ""
		},
		limitSec: 20,
		isolation: tryIsolation(folder)
	}));
	return exit.notStarted === null ? exit.stderr : null;
}
/** First line of a program's answer; null when it is not there or fails. */
async function ask(host, argv) {
	const exit = await runBriefly(host, argv);
	return exit.code === 0 ? exit.stdout.split("\n")[0] ?? null : null;
}
/** `systemctl is-active` prints one word for each unit, and fails when one is not active. */
async function activeTimers(host) {
	const env = { PATH: host.env.PATH ?? "/usr/bin:/bin" };
	const argv = [
		"systemctl",
		"is-active",
		...HEAVY_TIMERS
	];
	const words = (await host.exec.run({
		argv,
		cwd: tmpdir(),
		env,
		limitSec: 20
	})).stdout.split("\n");
	return HEAVY_TIMERS.filter((_, i) => words[i] === "active");
}
function readTurboSwitch() {
	return ["intel_pstate/no_turbo", "cpufreq/boost"].find((path) => readText(`${CPU$1}/${path}`) !== null) ?? null;
}
/** A battery, and no power supply that is plugged in. */
function readOnBattery() {
	const supplies = listFolder(POWER).map((name) => ({
		type: readText(`${POWER}/${name}/type`),
		isOnline: readText(`${POWER}/${name}/online`) === "1"
	}));
	return supplies.some(({ type }) => type === "Battery") && !supplies.some(({ type, isOnline }) => type !== "Battery" && isOnline);
}
/** Watches the machine for a second, or so long, while we do nothing. */
async function listen(host, sec = LOOK_SEC) {
	const before = readSnapshot(host.clock.nowSec());
	const programs = new ProgramWatch(host.others, host.clock.nowSec);
	const own = process.cpuUsage();
	await setTimeout$1(sec * 1e3);
	const used = process.cpuUsage(own);
	const after = readSnapshot(host.clock.nowSec());
	const { foreignCpuPct, stealPct } = pollutionBetween(before, after, {
		userSec: used.user / 1e6,
		systemSec: used.system / 1e6,
		maxRssBytes: 0,
		minorFaults: 0,
		majorFaults: 0,
		voluntarySwitches: 0,
		involuntarySwitches: 0
	});
	return {
		foreignCpuPct,
		stealPct,
		busyPrograms: programs.busiest()
	};
}
// src/machine/tuning.ts
/**
* What `gcbench tune` changes on a machine, as files and their texts; and the change itself, which can
* be undone.
*/
const CPU = "/sys/devices/system/cpu";
const HUGE_PAGES = "/sys/kernel/mm/transparent_hugepage/enabled";
const ASLR = "/proc/sys/kernel/randomize_va_space";
/** Name of the cgroup that holds what is measured. */
const GROUP = "gcbench-tune";
/** `always [madvise] never` says madvise. */
const settingIn = (text) => /\[([^\]]+)\]/.exec(text)?.[1] ?? text.trim().replace(/\s+/g, " ");
const nothing = () => ({
	changes: [],
	left: []
});
/** One file that shall hold one text. */
function held({ files }, id, path, to, isWell = (now) => now === to) {
	const text = files.get(path);
	if (text === void 0) return {
		changes: [],
		left: [{
			id,
			why: `${path} is not there`
		}]
	};
	const from = settingIn(text);
	if (isWell(from)) return nothing();
	return {
		changes: [{
			id,
			about: `${path}: ${from} -> ${to}`,
			kind: "write",
			path,
			to,
			holds: to,
			from
		}],
		left: []
	};
}
function governors(machine) {
	const paths = [...machine.files.keys()].filter((path) => path.endsWith("/scaling_governor"));
	if (paths.length === 0) return {
		changes: [],
		left: [{
			id: "governor",
			why: "the clock frequency cannot be set here"
		}]
	};
	const none = paths.find((path) => {
		const available = machine.files.get(path.replace(/governor$/, "available_governors"));
		return available !== void 0 && !available.split(/\s+/).includes("performance");
	});
	if (none !== void 0) return {
		changes: [],
		left: [{
			id: "governor",
			why: `${none} has no governor "performance"`
		}]
	};
	return joined(paths.map((path) => held(machine, "governor", path, "performance")));
}
function turbo(machine) {
	const intel = `${CPU}/intel_pstate/no_turbo`;
	if (machine.files.has(intel)) return held(machine, "turbo", intel, "1");
	const boost = `${CPU}/cpufreq/boost`;
	if (machine.files.has(boost)) return held(machine, "turbo", boost, "0");
	return {
		changes: [],
		left: [{
			id: "turbo",
			why: "this machine shows no switch for it"
		}]
	};
}
const IRQ = /^\/proc\/irq\/\d+\/smp_affinity_list$/;
/** Interrupts go to the CPUs that are not measured on. */
function interrupts$1(machine, others) {
	const paths = [...machine.files.keys()].filter((path) => IRQ.test(path));
	const why = "no interrupt of this machine can be moved";
	if (paths.length === 0) return {
		changes: [],
		left: [{
			id: "interrupts",
			why
		}]
	};
	return joined(paths.map((path) => held(machine, "interrupts", path, others)));
}
/** A cgroup that has the CPUs, and gcbench with all that it starts inside of it. */
function cpuset({ files, cpuset: found }, cpus) {
	const id = "cpuset";
	if (found === null) return {
		changes: [],
		left: [{
			id,
			why: "no cpuset cgroup is visible here"
		}]
	};
	const { version, mount, home } = found;
	const folder = `${mount}/${GROUP}`;
	const write = (name, to, holds, from) => {
		const path = name.startsWith("/") ? name : `${folder}/${name}`;
		return {
			id,
			about: `${path}: ${to}`,
			kind: "write",
			path,
			to,
			holds,
			from
		};
	};
	const control = `${mount}/cgroup.subtree_control`;
	const hasControl = (files.get(control) ?? "").split(/\s+/).includes("cpuset");
	const cgroup = {
		id,
		about: `a cgroup ${folder}`,
		kind: "folder",
		path: folder
	};
	const inside = {
		id,
		about: `gcbench and what it starts: into ${folder}`,
		kind: "join",
		path: `${folder}/cgroup.procs`,
		home: `${home}/cgroup.procs`
	};
	if (version === 1) {
		const mems = (files.get(`${mount}/cpuset.mems`) ?? "0").trim();
		return {
			changes: [
				cgroup,
				...[write("cpuset.cpus", cpus, cpus, null), write("cpuset.mems", mems, null, null)],
				inside
			],
			left: []
		};
	}
	const own = [write("cpuset.cpus", cpus, cpus, null), write("cpuset.cpus.partition", "root", "root", null)];
	return {
		changes: [
			...hasControl ? [] : [write(control, "+cpuset", null, "-cpuset")],
			cgroup,
			...own,
			inside
		],
		left: []
	};
}
const joined = (tunings) => ({
	changes: tunings.flatMap(({ changes }) => changes),
	left: tunings.flatMap(({ left }) => left)
});
/** Why those CPUs cannot be set aside; null: they can. */
function refusal(cpus, online) {
	if (cpus === null) return "is no list of CPUs such as 2-3,6";
	if (online === null) return "cannot be checked: which CPUs are online is not seen here";
	const other = cpus.find((cpu) => !online.includes(cpu));
	if (other !== void 0) return `has CPU ${other}, which is not of ${printCpuList(online)}`;
	return cpus.length === online.length ? "has all CPUs: one has to be left for all else" : null;
}
/**
* What is to be changed, in order. `cpus`: those that are kept for what is measured, as `2-3`;
* null: none. A string: why that list cannot be had.
*/
function tuningOf(machine, cpus) {
	const common = [
		governors(machine),
		turbo(machine),
		held(machine, "huge-pages", HUGE_PAGES, "madvise", (now) => now !== "always"),
		held(machine, "aslr", ASLR, "2")
	];
	if (cpus === null) {
		const why = "they are set with --cpus only";
		return joined([...common, {
			changes: [],
			left: [{
				id: "interrupts, cpuset",
				why
			}]
		}]);
	}
	const online = readCpuList(machine.files.get(`${CPU}/online`) ?? "");
	const kept = readCpuList(cpus);
	const why = refusal(kept, online);
	if (why !== null || kept === null || online === null) return `--cpus ${cpus} ${why}`;
	const others = printCpuList(online.filter((cpu) => !kept.includes(cpu)));
	return joined([
		...common,
		interrupts$1(machine, others),
		cpuset(machine, printCpuList(kept))
	]);
}
const TUNE_CPU = "/sys/devices/system/cpu";
/** Where the state is: a folder that a restart empties, as it undoes the settings themselves. */
const STATE = "/run/gcbench-tune.json";
const pathOf = (root, path) => `${root === "/" ? "" : root}${path}`;
const reasonOf = (error) => error instanceof Error ? error.message : String(error);
/** Reads what can be tuned below a folder that is `/` for this machine. */
function readTunables(root) {
	const names = (folder, of) => listFolder(pathOf(root, folder)).flatMap((name) => of.test(name) ? [`${folder}/${name}`] : []);
	const clocks = names(TUNE_CPU, /^cpu\d+$/).map((cpu) => `${cpu}/cpufreq/scaling`);
	const [own, mounts] = ["cgroup", "mountinfo"].map((name) => readText(pathOf(root, `/proc/self/${name}`)));
	const [home, ...above] = parseCgroups(own ?? "", mounts ?? "", "cpuset");
	const mount = above.at(-1) ?? home;
	const paths = [
		...clocks.flatMap((path) => [`${path}_governor`, `${path}_available_governors`]),
		...[
			"intel_pstate/no_turbo",
			"cpufreq/boost",
			"online"
		].map((path) => `${TUNE_CPU}/${path}`),
		"/sys/kernel/mm/transparent_hugepage/enabled",
		"/proc/sys/kernel/randomize_va_space",
		...names("/proc/irq", /^\d+$/).map((irq) => `${irq}/smp_affinity_list`),
		...mount === void 0 ? [] : [`${mount}/cgroup.subtree_control`, `${mount}/cpuset.mems`]
	];
	const files = new Map(paths.flatMap((path) => {
		const text = readText(pathOf(root, path));
		return text === null ? [] : [[path, text]];
	}));
	if (mount === void 0 || home === void 0) return {
		files,
		cpuset: null
	};
	return {
		files,
		cpuset: {
			version: existsSync(pathOf(root, `${mount}/cgroup.controllers`)) ? 2 : 1,
			mount,
			home
		}
	};
}
/** When a process began; null: there is none of that number, or it has ended. See proc(5). */
function startOf(pid) {
	const text = readText(`/proc/${pid}/stat`) ?? "";
	const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
	return fields[0] === "Z" ? null : fields[19] ?? null;
}
/** Whether the process that changed it still goes on. */
function isHeld({ pid, startTicks }) {
	const now = startOf(pid);
	return now !== null && (startTicks === void 0 || now === startTicks);
}
const statePath = (root) => pathOf(root, STATE);
/** What an earlier call left changed; null: nothing. Throws where the file is no such state. */
function readTuneState(root) {
	const text = readText(statePath(root));
	return text === null ? null : JSON.parse(text);
}
/** Written whole or not at all, and on disk before it returns. */
function keep(root, state) {
	const path = statePath(root);
	const file = openSync(`${path}.new`, "w", 384);
	try {
		writeSync(file, JSON.stringify(state));
		fsyncSync(file);
	} finally {
		closeSync(file);
	}
	renameSync(`${path}.new`, path);
}
function apply(root, change) {
	const path = pathOf(root, change.path);
	if (change.kind === "folder") mkdirSync(path);
	else if (change.kind === "join") writeFileSync(path, String(process.pid));
	else {
		writeFileSync(path, change.to);
		const now = settingIn(readFileSync(path, "utf8"));
		if (change.holds !== null && now !== change.holds) throw new Error(`it says ${now} now`);
	}
}
/**
* Does the changes, in order; what the machine refuses is left out. Throws, with nothing changed,
* where the state cannot be kept.
*/
function tune(root, changes) {
	mkdirSync(dirname(statePath(root)), { recursive: true });
	const startTicks = startOf(process.pid);
	const began = startTicks === null ? {} : { startTicks };
	keep(root, {
		pid: process.pid,
		...began,
		changes: [...changes]
	});
	return changes.flatMap((change) => {
		try {
			apply(root, change);
			return [];
		} catch (error) {
			return [{
				change,
				why: reasonOf(error)
			}];
		}
	});
}
function removeGroup(folder, inside) {
	if (!existsSync(folder)) return;
	try {
		rmdirSync(folder);
	} catch (error) {
		if (error.code !== "ENOTEMPTY") throw error;
		for (const path of inside) rmSync(path, { force: true });
		rmdirSync(folder);
	}
}
/** Back as it was; where somebody else has changed it since, it stays. Throws what fails. */
function restore(root, change, all) {
	const path = pathOf(root, change.path);
	const text = readText(path);
	if (change.kind === "folder") removeGroup(path, all.map((one) => pathOf(root, one.path)).filter((one) => dirname(one) === path));
	else if (change.kind === "join") for (const pid of (text ?? "").split("\n").filter((line) => line !== "")) writeFileSync(pathOf(root, change.home), pid);
	else if (change.from !== null && text !== null) {
		if (change.holds === null || settingIn(text) === change.holds) writeFileSync(path, change.from);
	}
}
/**
* Puts back what the state names, last first; what cannot be put back stays in the state, so that
* it can be tried again.
*/
function undoTuning(root, state) {
	const refused = state.changes.toReversed().flatMap((change) => {
		try {
			restore(root, change, state.changes);
			return [];
		} catch (error) {
			return [{
				change,
				why: reasonOf(error)
			}];
		}
	});
	if (refused.length === 0) unlinkSync(statePath(root));
	else keep(root, {
		...state,
		changes: refused.map(({ change }) => change).toReversed()
	});
	return refused;
}
// src/cli/doctor.ts
/**
* `gcbench doctor` and `gcbench tune`: what adds noise on this machine, and the same quietened
* while a command runs.
*/
const MARK = {
	warn: "!",
	note: "-",
	ok: "ok"
};
/** Columns before what is found, and before its reason. */
const [MARKED, LABELLED$1] = [3, 11];
function printFindings(findings, screen) {
	const labelledLines = (label, text, width) => labelled(screen, label, text, width);
	const lines = findings.flatMap(({ level, what, why, fix, command }) => [
		...labelledLines(MARK[level], what, MARKED),
		...level === "ok" ? [] : labelledLines("     why:", why, LABELLED$1),
		...fix === null ? [] : labelledLines("     fix:", fix, LABELLED$1),
		...command === null ? [] : [" ".repeat(LABELLED$1) + command]
	]);
	const warnings = findings.filter(({ level }) => level === "warn").length;
	const end = warnings === 0 ? "Nothing here should spoil a measurement." : `${warnings} ${warnings === 1 ? "thing" : "things"} here will add noise; see above.`;
	return `${lines.join("\n")}\n\n${end}\n`;
}
const doctorCommand = {
	name: "doctor",
	register(program, terminal, end) {
		program.command("doctor").summary("what on this machine will add noise, and how to fix it").option("--json", "print it as JSON", false).action(async (options) => {
			const findings = diagnose(await readFacts(terminal.makeHost(noProgress)));
			terminal.out(options.json ? `${JSON.stringify(findings)}\n` : printFindings(findings, screenOf(terminal)));
			end(EXIT.ok);
		});
	}
};
/**
* Starts a guard: gcbench once more, which puts the settings back when this process is gone without
* having done so, however it ended. Returns what lets it go; null: nothing can be started here.
*/
function startGuard(terminal, root) {
	const [program, ...words] = terminal.again;
	if (program === void 0) return null;
	const args = [
		...words,
		"tune",
		"--undo",
		"--root",
		root,
		"--after",
		String(process.pid)
	];
	const guard = spawn(program, args, {
		stdio: [
			"pipe",
			"ignore",
			"ignore"
		],
		detached: true
	});
	guard.on("error", () => {});
	guard.stdin?.on("error", () => {});
	guard.unref();
	return () => guard.stdin?.destroy();
}
/** Waits until whoever started this process is gone: the pipe from it ends with it. */
async function waitForEnd() {
	process.stdin.resume();
	await new Promise((resolve) => process.stdin.once("close", resolve));
}
const codeOf = (code, signal) => code ?? 128 + (signal === null ? 0 : constants$1.signals[signal]);
/** How a command of the user's own ended, in the user's own environment; null: it never began. */
async function runOwn(argv, terminal) {
	const [program = "", ...args] = argv;
	const env = { ...terminal.env };
	const child = spawn(program, args, {
		cwd: terminal.cwd,
		env,
		stdio: "inherit"
	});
	const forget = terminal.onInterrupt(() => terminal.isTerminal || child.kill("SIGTERM"));
	try {
		return await new Promise((resolve) => {
			child.once("error", () => resolve(null));
			child.once("exit", (code, signal) => resolve(codeOf(code, signal)));
		});
	} finally {
		forget();
	}
}
/** Until somebody ends it. */
async function waitForInterrupt(terminal) {
	const awake = setInterval(() => {}, 6e4);
	await new Promise((resolve) => terminal.onInterrupt(resolve));
	clearInterval(awake);
}
const SHOWN$1 = 4;
/** What is done to settings, beside their names. */
function settingLines(screen, all) {
	const width = 4 + Math.max(0, ...all.map(({ id }) => id.length));
	return all.flatMap(({ id, about }) => labelled(screen, `  ${id}`, about, width));
}
/** Changes by what they are for; of many alike the first few. */
const changesText = (changes) => [...Map.groupBy(changes, ({ id }) => id)].flatMap(([id, alike]) => {
	const few = alike.slice(0, SHOWN$1).map(({ about }) => ({
		id,
		about
	}));
	const more = alike.length - few.length;
	return more > 0 ? [...few, {
		id,
		about: `and ${more} more`
	}] : few;
});
const remainingText = (left) => left.map(({ id, why }) => ({
	id,
	about: why
}));
const refusedText = (refused) => refused.map(({ change, why }) => ({
	id: change.id,
	about: `${change.about}: ${why}`
}));
const lines = (all) => all.map((line) => `${line}\n`).join("");
/** What an earlier call left; throws where that call still goes on. */
function leftover(root) {
	let state;
	try {
		state = readTuneState(root);
	} catch (cause) {
		throw new HostError("/run/gcbench-tune.json is not what gcbench wrote", "put the settings back by hand, or restart the machine, and remove that file", { cause });
	}
	if (state === null || state.pid === process.pid || !isHeld(state)) return state;
	throw new HostError(`process ${state.pid} holds the machine tuned`, "end it: it undoes that");
}
/** Puts back, and says so; the exit code. */
function undo(state, root, terminal) {
	const refused = undoTuning(root, state);
	if (refused.length === 0) {
		terminal.err("the machine is as it was before\n");
		return EXIT.ok;
	}
	const left = settingLines(screenOf(terminal), refusedText(refused));
	terminal.err(lines(["not put back; try: sudo gcbench tune --undo", ...left]));
	return EXIT.host;
}
async function undoNow({ root, after }, terminal) {
	if (after !== void 0) await waitForEnd();
	const state = after === void 0 ? leftover(root) : readTuneState(root);
	if (state !== null && (after === void 0 || state.pid === Number(after))) return undo(state, root, terminal);
	terminal.err("nothing is to be put back\n");
	return EXIT.ok;
}
/** On a changed machine: the command, or until somebody ends it. */
async function hold(command, terminal) {
	if (command.length === 0) {
		terminal.err("held until Ctrl-C\n");
		await waitForInterrupt(terminal);
		return EXIT.ok;
	}
	const code = await runOwn(command, terminal);
	if (code === null) terminal.err(`${command[0]} cannot be started; is it on PATH?\n`);
	return code ?? EXIT.host;
}
async function changeAndHold(changes, { root }, command, terminal) {
	if (root === "/" && process.getuid?.() !== 0) throw new HostError("settings of a machine are changed by root alone", "use sudo");
	let refused;
	try {
		refused = tune(root, changes);
	} catch (cause) {
		const why = cause instanceof Error ? cause.message : String(cause);
		throw new HostError(`what the settings are cannot be kept: ${why}`, "nothing was changed, because it could not be undone after a crash", { cause });
	}
	const letGo = startGuard(terminal, root);
	if (letGo === null) terminal.err("after a crash: sudo gcbench tune --undo\n");
	if (refused.length > 0) terminal.err(lines(["the machine refused these, so they stay as they are:", ...settingLines(screenOf(terminal), refusedText(refused))]));
	terminal.err(`changed: ${changes.length - refused.length} of ${changes.length}\n`);
	let code = EXIT.host;
	let undone = EXIT.ok;
	try {
		code = await hold(command, terminal);
	} finally {
		undone = undo({
			pid: process.pid,
			changes: [...changes]
		}, root, terminal);
		letGo?.();
	}
	return code === EXIT.ok ? undone : code;
}
/** What is going to be changed, and what stays. */
function planText({ changes, left }, isLeftover, screen) {
	return lines([
		...isLeftover ? ["An earlier call left settings changed: they are restored first."] : [],
		changes.length === 0 ? "There is nothing to change." : "To be changed while the command runs:",
		...settingLines(screen, changesText(changes)),
		...left.length === 0 ? [] : ["Unchanged:", ...settingLines(screen, remainingText(left))]
	]);
}
async function tuneFor(command, options, terminal) {
	const { root, yes } = options;
	if (options.undo) return undoNow(options, terminal);
	const before = leftover(root);
	const tuning = tuningOf(readTunables(root), options.cpus ?? null);
	if (typeof tuning === "string") throw new HostError(tuning, "such as --cpus 2-3");
	const { changes } = tuning;
	terminal.out(planText(tuning, before !== null, screenOf(terminal)));
	const isBare = command.length === 0;
	if (before === null && changes.length === 0) return isBare ? EXIT.ok : hold(command, terminal);
	if (!yes && !await terminal.confirm("Make these changes?")) {
		terminal.err("nothing was changed; with --yes you are not asked\n");
		return isBare ? EXIT.ok : EXIT.config;
	}
	if (before !== null) {
		const code = undo(before, root, terminal);
		return code === EXIT.ok ? tuneFor(command, {
			...options,
			yes: true
		}, terminal) : code;
	}
	return changeAndHold(changes, options, command, terminal);
}
const tuneCommand = {
	name: "tune",
	register(program, terminal, end) {
		program.command("tune").summary("reduce the noise of this machine while a command runs, then restore all settings").description("Does what the doctor advises (clock, turbo, huge pages, addresses; with --cpus also interrupts and a cgroup) while a command runs, or until Ctrl-C: gcbench tune -- gcbench run. It asks first, and puts everything back at the end, even if it is killed.").argument("[command...]", "command to run in the meantime, after --").option("-y, --yes", "do not ask", false).option("--cpus <list>", "keep these CPUs for the command, as 2-3: all else goes to others").option("--undo", "put back what an earlier call left, if it was killed together with its guard", false).option("--root <folder>", "where /sys, /proc and /run of the machine are", "/").addOption(new Option("--after <pid>").hideHelp()).action(async (command, options) => {
			end(await tuneFor(command, options, terminal));
		});
	}
};
// src/cli/help.ts
/** `gcbench help`: the help of a command, or where a page of the documentation stands. */
/** Pages that somebody at a terminal may need, by the name to ask for: file and subject. */
const helpPages = {
	start: ["start.md", "The first run, and a gate on pull requests"],
	reading: ["reading.md", "Every word, column and icon of the table"],
	"noisy-runner": ["how-to/noisy-runner.md", "A noisy runner, too few rounds, a flaky benchmark"],
	"suite-file": ["suite-file.md", "Every key of .gcbench.yml, with examples"],
	gating: ["gating.md", "What fails the check"],
	"other-tools": ["other-tools.md", "Rust, Java, C++, Python, JavaScript, .NET"],
	"database-server": ["how-to/database-server.md", "Servers under load"],
	"after-the-merge": ["after-the-merge.md", "Several versions, bisection, curves, release notes"],
	profiles: ["profiles.md", "Where the difference is; instructions"],
	reach: ["reach.md", "Why some benchmarks are not run"],
	workflows: ["workflows.md", "Workflows and inputs of the Action"],
	reference: ["reference.md", "Commands, metrics, formats, parsers"],
	statistics: ["statistics.md", "How far you can trust a verdict"],
	security: ["security.md", "What protects you from measured code"],
	consumers: ["how-to/consumers.md", "Benchmarks of a project that depends on yours"],
	forks: ["how-to/forks.md", "Pull requests of people outside"],
	"accept-a-regression": ["how-to/accept-a-regression.md", "A change that may be slower"],
	"required-checks": ["how-to/required-checks.md", "A gate that holds a merge"],
	"coding-agents": ["how-to/coding-agents.md", "Measure and prove, for programs"],
	performance: ["performance.md", "What gcbench costs"],
	comparison: ["comparison.md", "How other tools differ"],
	"other-systems": ["how-to/other-systems.md", "GitLab, Docker, Windows, macOS"],
	bot: ["bot.md", "The service for many repositories"]
};
/** What people look for by other words, and the section that has it. */
const helpWords = {
	gitlab: "how-to/other-systems.md#gitlab-and-other-ci",
	jenkins: "how-to/other-systems.md#gitlab-and-other-ci",
	docker: "how-to/other-systems.md#docker",
	windows: "how-to/other-systems.md#windows",
	macos: "how-to/other-systems.md#macos",
	"self-hosted": "how-to/other-systems.md#self-hosted-runners",
	rounds: "how-to/noisy-runner.md#how-many-rounds",
	flaky: "how-to/noisy-runner.md#a-flaky-benchmark",
	baseline: "reading.md",
	monorepo: "suite-file.md#several-modules-a-monorepo",
	memory: "suite-file.md#memory",
	threshold: "gating.md#the-rules-threshold-undecided-rows-failures",
	alert: "after-the-merge.md#alerts-once-and-only-if-confirmed"
};
const sectionFor = (word) => {
	const words = word.toLowerCase();
	const known = Object.keys(helpWords).find((one) => words.includes(one));
	return known === void 0 ? void 0 : helpWords[known];
};
/** Texts of options name pages by their file, which a terminal does not have beside it. */
const pagesAsCommands = (text) => text.replaceAll(/\bdocs\/([\w/-]+\.md)/g, (path, file) => {
	const page = Object.keys(helpPages).find((name) => helpPages[name]?.[0] === file);
	return page === void 0 ? path : `gcbench help ${page}`;
});
const pagesText = () => `Documentation: ${docsAddress("index.md")}; gcbench help PAGE, with one of ${Object.keys(helpPages).join(", ")}; or what you look for, such as gcbench help how many rounds.`;
const helpCommand = {
	name: "help",
	register(program, terminal) {
		program.command("help").summary("help of a command, or the address of a page").description("Shows the help of a command, or the address of a page of the documentation.").argument("[topic...]", "command or page, or what you look for").action((words) => {
			if (words.length === 0) return program.help();
			const topic = words.join(" ");
			const command = program.commands.find((one) => one.name() === topic);
			if (command !== void 0) return command.help();
			if (Object.hasOwn(helpPages, topic)) {
				const [file, about] = helpPages[topic];
				return terminal.out(`${about}:\n${docsAddress(file)}\n`);
			}
			const section = sectionFor(topic);
			if (section !== void 0) return terminal.out(`${docsAddress(section)}\n`);
			const names = [...program.commands.map((one) => one.name()), ...Object.keys(helpPages)];
			const near = nearest(topic, names);
			throw new ConfigError([{
				code: "bad-ask",
				where: topic,
				message: "there is no such command or page",
				next: near === null ? "gcbench --help has a list" : `did you mean "${near}"?`
			}]);
		});
	}
};
// src/render/history.ts
/** Curves in words: a strip, a table of all, one curve commit by commit; CSV and JSON. */
/** The curves of all series; steps below the margin of their metric are none. */
function historyOf({ nodes, series, skipped }, absolute = []) {
	const shas = nodes.map(({ sha }) => sha);
	return {
		nodes,
		curves: series.map(({ links, ...name }) => {
			return {
				...name,
				chain: chainOf(shas, links, lnMarginOf(name.metric))
			};
		}),
		skipped,
		absolute
	};
}
const NAME = 60;
const LEVELS = "▁▂▃▄▅▆▇█";
/** Characters of a strip, where there is room for them. */
const STRIP = 60;
/** `▁▁▁▄▄▄▆`: a character a commit, from the lowest level to the highest; at most `most`. */
function levelStrip(values, most = STRIP) {
	const step = Math.max(1, Math.ceil(values.length / most));
	const sampled = values.filter((_, i) => (values.length - 1 - i) % step === 0);
	const [low, high] = [Math.min(...sampled), Math.max(...sampled)];
	const place = (value) => high - low < 1e-9 ? 0 : Math.round((value - low) / (high - low) * 7);
	return sampled.map((value) => LEVELS[place(value)]).join("");
}
const nodeName = (nodes, sha) => {
	const name = nodes.find((node) => node.sha === sha)?.name ?? "";
	const short = shortSha(sha);
	return name === "" || sha.startsWith(name) ? short : `${short} ${clean(name, NAME)}`;
};
/** Below a ten-thousandth of a percent there is nothing. */
const LEAST_PRINTED = 1e-6;
const shownPct = (ln) => percentOfLn(Math.abs(ln) < LEAST_PRINTED ? 0 : ln);
const changeOf = ({ level, low, high }) => `${printDelta(shownPct(level))} ${printInterval(shownPct(low), shownPct(high))}`;
const titleOf = ({ benchmark, metric, variant }) => `${cleanName(benchmark, NAME)} ${clean(metric, NAME)}` + (variant === "default" ? "" : ` (${clean(variant, NAME)})`);
function stepText(nodes, { metric, better }, step) {
	const { from, to, commits, change, low, high } = step;
	const word = wordFor(metricFor(metric), change, better);
	const by = `${changeOf({
		level: change,
		low,
		high
	})} ${word}`;
	if (commits === 1) return `${nodeName(nodes, to)}: ${by}`;
	return `${`${nodeName(nodes, from)}..${nodeName(nodes, to)}`} (${plural(commits, "comparison")}): ${by}`;
}
/** What loops say of the chain: its own error, and whether the bands were made wider for it. */
function ownErrorText({ gaps, ownError, inflation, apart }) {
	const lost = apart.length === 0 ? [] : [`${plural(apart.length, "commit")} not connected with it.`];
	if (ownError === null) return ["No commit was compared with one far back: nothing checks it.", ...lost];
	const size = printPercent(percentOfLn(ownError));
	const wider = inflation > 1 ? `, so the band is ${inflation.toFixed(1)} times as wide` : "";
	return [`${plural(gaps.length, "loop")} closed with a gap of ${size} (rms)${wider}.`, ...lost];
}
/** A strip in a line that has other cells, too. */
const stripIn = ({ columns }, values) => levelStrip(values, Math.min(STRIP, Math.floor(columns / 4)));
const ABOUT_CURVE = "Each level is the product of paired comparisons since the first commit, with a 95 % band.";
/** All curves, a line each. */
function historyText({ nodes, curves, skipped, absolute }, screen = PAPER) {
	const titles = [
		"benchmark",
		"metric",
		"curve",
		"now against the first",
		"last step"
	];
	const rows = curves.map((curve) => {
		const { benchmark, metric, chain } = curve;
		const [now, last] = [chain.points.at(-1), chain.steps.at(-1)];
		return [
			cleanName(benchmark, NAME),
			clean(metric, NAME),
			stripIn(screen, chain.points.map(({ level }) => level)),
			now === void 0 ? "–" : changeOf(now),
			last === void 0 ? "" : stepText(nodes, curve, last)
		];
	});
	const [first] = curves;
	return [
		...[
			`${plural(nodes.length, "commit")}, ${plural(curves.length, "curve")}. ${ABOUT_CURVE}`,
			...first === void 0 ? [] : loopsText(curves),
			...skipped === 0 ? [] : [`${plural(skipped, "report")} of no two commits left out.`]
		].flatMap((text) => wrapped(screen, text)),
		"",
		...tableLines(screen, titles, rows, [
			"left",
			"left",
			"left",
			"left",
			"left"
		]),
		...absolute.length === 0 ? [] : ["", ...absoluteLines(absolute, screen)],
		""
	].join("\n");
}
/** How many curves something checks, and the one whose loops are furthest from closing. */
function loopsText(curves) {
	const gapOf = ({ chain }) => chain.ownError ?? -1;
	const worst = curves.reduce((one, other) => gapOf(other) > gapOf(one) ? other : one);
	const checked = curves.filter(({ chain }) => chain.ownError !== null);
	const texts = ownErrorText(worst.chain);
	if (checked.length === 0 || curves.length === 1) return texts;
	return [`${`Loops check ${checked.length} of ${plural(curves.length, "curve")}.`} Furthest from closing is ${titleOf(worst)}: ${texts[0]}`, ...texts.slice(1)];
}
function absoluteLines(absolute, screen) {
	const rows = absolute.map(({ benchmark, unit, points }) => [
		cleanName(benchmark, NAME),
		clean(unit, NAME),
		stripIn(screen, points.map(({ value }) => value)),
		plural(points.length, "point")
	]);
	const about = "absolute numbers of another tool: what moved may be the machine, and nothing is judged";
	const titles = [
		"benchmark",
		"unit",
		"curve",
		""
	];
	return [...wrapped(screen, about), ...tableLines(screen, titles, rows, [
		"left",
		"left",
		"left",
		"right"
	])];
}
/** One curve, a line a commit, with its loops and what moved it. */
function curveText(nodes, curve, screen = PAPER, isDrawn = false) {
	const { chain } = curve;
	const below = (lines) => lines.flatMap((line) => wrapped(screen, line, { indent: 2 }));
	const rows = chain.points.map((point) => [nodeName(nodes, point.sha), changeOf(point)]);
	const pct = (ln) => printDelta(percentOfLn(ln));
	const gaps = chain.gaps.map(({ base, head, measured, chained, gap }) => {
		const gapText = `measured ${pct(measured)}, chain ${pct(chained)}, gap ${pct(gap)}`;
		return `${nodeName(nodes, base)}..${nodeName(nodes, head)}: ${gapText}`;
	});
	const moved = chain.steps.map((step) => stepText(nodes, curve, step));
	const levels = chain.points.map(({ level }) => level);
	return [
		...below([titleOf(curve)]),
		...isDrawn ? [] : [levelStrip(levels, Math.min(STRIP, screen.columns))],
		...[ABOUT_CURVE, ...ownErrorText(chain)].flatMap((text) => wrapped(screen, text)),
		"",
		...tableLines(screen, ["commit", "against the first"], rows, ["left", "left"]),
		...gaps.length === 0 ? [] : [
			"",
			"loops",
			...below(gaps)
		],
		"",
		...moved.length === 0 ? wrapped(screen, "Nothing moved it, as far as it shows.") : ["what moved it", ...below(moved)],
		""
	].join("\n");
}
const CSV_COLUMNS = [
	"kind",
	"benchmark",
	"metric",
	"variant",
	"sha",
	"at",
	"change_pct",
	"low_pct",
	"high_pct",
	"value",
	"unit"
];
/** A line a point: those of chains in percent of the first commit, imported ones as they are. */
function historyCsv({ nodes, curves, absolute }) {
	const at = new Map(nodes.map((node) => [node.sha, node.at]));
	const chained = curves.flatMap(({ benchmark, metric, variant, chain }) => chain.points.map(({ sha, level, low, high }) => [
		"paired",
		benchmark,
		metric,
		variant,
		sha,
		at.get(sha) ?? null,
		...[
			level,
			low,
			high
		].map((ln) => Number(percentOfLn(ln).toPrecision(8))),
		null,
		null
	]));
	const imported = absolute.flatMap(({ benchmark, unit, points }) => points.map(({ sha, at: when, value }) => [
		"absolute",
		benchmark,
		null,
		null,
		sha,
		when,
		null,
		null,
		null,
		value,
		unit
	]));
	return csvText(CSV_COLUMNS, [...chained, ...imported]);
}
const historyJson = (history) => `${JSON.stringify(history, null, 2)}\n`;
const ALPHA = .05;
/** `from`, `to`: commits of the links. Metrics that do not gate are left out. */
function notesOf({ nodes, series }, names, shas) {
	const order = [shas.from, ...nodes.map(({ sha }) => sha).filter((sha) => sha !== shas.from)];
	const gating = series.filter(({ metric }) => metricFor(metric).gates);
	const chained = gating.flatMap(({ links, ...name }) => {
		const point = (links.some(({ base, head }) => [base, head].includes(shas.from)) ? chainOf(order, links, Number.POSITIVE_INFINITY) : null)?.points.find(({ sha }) => sha === shas.to);
		return point === void 0 ? [] : [{
			name,
			point,
			links: links.length
		}];
	});
	const quantile = normalQuantile(1 - ALPHA / Math.max(1, chained.length) / 2);
	const all = chained.map(({ name, point: { level, se }, links }) => {
		const half = quantile * se;
		return {
			...name,
			change: level,
			low: level - half,
			high: level + half,
			links
		};
	});
	const moved = all.filter(({ low, high }) => low > 0 || high < 0);
	const still = all.filter((one) => !moved.includes(one));
	const leastOf = ({ metric, links }) => Math.max(lnMarginOf(metric), 10 * LEAST_SE * Math.sqrt(links));
	const isInside = (one) => Math.max(-one.low, one.high) < leastOf(one);
	const worseBy = ({ better, change }) => worsening(better, change);
	const bySize = (a, b) => Math.abs(b.change) - Math.abs(a.change);
	return {
		...names,
		better: moved.filter((one) => worseBy(one) < 0).toSorted(bySize),
		worse: moved.filter((one) => worseBy(one) > 0).toSorted(bySize),
		changed: moved.filter((one) => worseBy(one) === 0).toSorted(bySize),
		same: still.filter(isInside).length,
		open: still.filter((one) => !isInside(one)).toSorted((a, b) => widthOf(b) - widthOf(a)),
		apart: gating.length - chained.length
	};
}
const widthOf = ({ low, high }) => high - low;
const row = ({ benchmark, metric, variant, better, change, low, high }) => [
	`${codeCell(benchmark)}${variant === "default" ? "" : ` ${codeCell(variant)}`}`,
	prose(metricFor(metric).label),
	`**${printDelta(percentOfLn(change))}** ${wordFor(metricFor(metric), change, better)}`,
	printInterval(percentOfLn(low), percentOfLn(high))
];
const CHANGE_COLUMNS = [
	{
		title: "Benchmark",
		align: "left"
	},
	{
		title: "Metric",
		align: "left"
	},
	{
		title: "Change",
		align: "right"
	},
	{
		title: "95 % interval",
		align: "right"
	}
];
const part = (title, rows) => rows.length === 0 ? [] : [
	`### ${title}`,
	"",
	table(CHANGE_COLUMNS, rows.map(row)),
	""
];
const OPEN_SHOWN = 3;
/** The widest first: what was not found out is said before what was. */
function openText(open) {
	if (open.length === 0) return [];
	const named = open.map(({ benchmark, metric, low, high }) => {
		const interval = printInterval(percentOfLn(low), percentOfLn(high));
		return [
			{ name: benchmark },
			" ",
			{ prose: `${metricFor(metric).label} ${interval}` }
		];
	});
	const rows = inline(list(named, OPEN_SHOWN));
	return [`**Not known of ${plural(open.length, "row")}**, whose intervals are too wide: ${rows}.`, ""];
}
function notesMarkdown(notes) {
	const { from, to, better, worse, changed, same, open, apart } = notes;
	const names = inline([
		{ name: from },
		" and ",
		{ name: to }
	]);
	const rest = [
		...same === 0 ? [] : [`${plural(same, "row")} the same within the margin.`],
		...apart === 0 ? [] : [`${plural(apart, "row")} not compared between the two.`],
		"Measured in pairs; the intervals of all rows together hold the true changes at 95 %."
	];
	return [
		`## Performance between ${names}`,
		"",
		...openText(open),
		...part("Slower, or worse", worse),
		...part("Changed: better or worse is not known", changed),
		...part("Faster, or better", better),
		rest.join(" "),
		""
	].join("\n");
}
// src/cli/history.ts
/** `gcbench history`, `site` and `notes`: what the reports of a folder show together. */
/** All that can be read, in the order of their paths; the others are told of. */
async function readReportsIn(folder, host, { err }) {
	const reports = [];
	for await (const { report } of reportsIn(folder, host, err)) reports.push(report);
	return reports;
}
async function importedFrom(files, host) {
	const all = [];
	for (const file of files) {
		const text = await host.files.read(absolutePath(file, host.cwd));
		if (text === null) throw new HostError(`${file} does not exist`, "name a file to import");
		const { value, problems } = readAbsolute(text);
		const [problem] = problems;
		if (problem !== void 0) throw new HostError(`${file}: ${problem.message}`, problem.next ?? "");
		all.push(...value);
	}
	return all;
}
/** `Scan` of `store.Scan` or `command/Scan` where no other ends so, and else the whole name. */
function shortName(benchmark, all) {
	const last = (name) => name.split(/[./]/).at(-1) ?? name;
	return all.filter((one) => last(one) === last(benchmark)).length === 1 ? last(benchmark) : benchmark;
}
function oneCurve({ nodes, curves }, name, screen) {
	const benchmarks = [...new Set(curves.map(({ benchmark }) => benchmark))];
	const own = curves.filter((curve) => [
		curve.benchmark,
		rowName(curve),
		shortName(curve.benchmark, benchmarks)
	].includes(name));
	if (own.length > 0) return own.map((curve) => curveText(nodes, curve, screen)).join("\n");
	const near = nearest(name, benchmarks);
	const next = near === null ? `known: ${benchmarks.join(", ")}` : `did you mean ${near}?`;
	throw new HostError(`no curve of ${name}`, next);
}
async function show$1(folder, options, terminal) {
	const host = terminal.makeHost(noProgress);
	const history = historyOf(linksOf(await readReportsIn(folder, host, terminal)), await importedFrom(options.import, host));
	if (history.curves.length + history.absolute.length === 0) throw new HostError(`${folder} has no report that compares two commits`, "keep the reports of runs with --base and --head, and name their folder");
	const print = {
		text: historyText,
		csv: historyCsv,
		json: historyJson
	}[options.format];
	const { series } = options;
	const screen = screenOf(terminal);
	terminal.out(series === void 0 ? print(history, screen) : oneCurve(history, series, screen));
	return EXIT.ok;
}
const collect = (written, before) => [...before, written];
const historyCommand = {
	name: "history",
	register(program, terminal, end) {
		program.command("history").summary("many reports as curves, with their bands and what moved them").description("Chains the paired comparisons of all reports in a folder into curves with a band.").argument("[folder]", "where reports are, at any depth", DEFAULT_OUT).option("--series <benchmark[:metric]>", "one curve, commit by commit").addOption(new Option("-f, --format <format>", "of all curves").choices([
			"text",
			"csv",
			"json"
		]).default("text")).option("--import <file>", "absolute numbers of another tool beside them: github-action-benchmark's data.js, or the JSON of `bencher perf`", collect, []).action(async (folder, options) => {
			end(await show$1(folder, options, terminal));
		});
	}
};
async function publish(folder, { out, repository, title }, terminal) {
	const host = terminal.makeHost(noProgress);
	const { files, reports } = await writeSite({
		folder,
		out,
		repository,
		title
	}, host, terminal.err);
	terminal.out(`${plural(files, "file")} in ${out}, of ${plural(reports, "report")}\n`);
	return EXIT.ok;
}
const siteCommand = {
	name: "site",
	register(program, terminal, end) {
		const command = program.command("site").summary("many reports as a static site, with a badge").description("Writes pages of all reports in a folder: every benchmark with its curve, the last comparisons, CSV and a badge. Any server of files can show them.").argument("[folder]", "where reports are, at any depth", DEFAULT_OUT);
		addRequired(command, {
			"-o, --out <dir>": "where the pages go",
			"--repository <address>": "of the repository, to link commits: https://github.com/OWNER/NAME"
		}).option("--title <text>", "whose benchmarks they are (default: OWNER/NAME of the address)").action(async (folder, options) => {
			end(await publish(folder, options, terminal));
		});
	}
};
async function write(range, folder, terminal) {
	const host = terminal.makeHost(noProgress);
	const [from = "", to = "", more] = range.split("..");
	if (from === "" || to === "" || more !== void 0) throw new HostError(`${range} is not a range`, "write it as v1.3..v1.4");
	const links = linksOf(await readReportsIn(folder, host, terminal));
	const root = await host.git.root(host.cwd);
	const shaOf = async (ref) => {
		const named = links.nodes.find(({ name, sha }) => name === ref || sha === ref);
		if (root === null) return named?.sha ?? ref;
		return host.git.resolve(root, ref);
	};
	const notes = notesOf(links, {
		from,
		to
	}, {
		from: await shaOf(from),
		to: await shaOf(to)
	});
	const { better, worse, changed, same, open } = notes;
	if (better.length + worse.length + changed.length + same + open.length === 0) throw new HostError(`no reports in ${folder} connect ${from} with ${to}`, `compare them:\n  gcbench run --base ${from} --exact-base --head ${to}`);
	terminal.out(notesMarkdown(notes));
	return EXIT.ok;
}
const notesCommand = {
	name: "notes",
	register(program, terminal, end) {
		program.command("notes").summary("what got faster and slower between two releases, as Markdown").description("Writes what moved between the two, with intervals, from reports that compare them directly or by a chain of commits.").argument("<from..to>", "two refs, such as v1.3..v1.4").argument("[folder]", "where reports are, at any depth", DEFAULT_OUT).action(async (range, folder) => {
			end(await write(range, folder, terminal));
		});
	}
};
// src/cli/mcp.ts
/** `gcbench mcp`: the door for programs that write code. */
const mcpCommand = {
	name: "mcp",
	register(program, terminal, end) {
		program.command("mcp").summary("serve coding agents over the Model Context Protocol").description("Offers gcbench as tools over standard input and output, for folders below the root only.").option("--root <dir>", "folder that agents may ask about", ".").action(async ({ root }) => {
			const folder = absolutePath(root, terminal.cwd);
			const { files } = terminal.makeHost(noProgress);
			if (!await files.isFolder(folder)) throw new HostError(`${root} is no folder`, "name the folder of your projects");
			const { serveAgents } = await import("./mcp-server.js");
			await serveAgents(folder, terminal);
			end(EXIT.ok);
		});
	}
};
// src/cli/plan.ts
/** Before a run: `gcbench plan` says what it would do, `gcbench init` writes a suite file. */
/** Columns of a label. */
const LABELLED = 10;
/** Lines below one label, which stands before the first. */
const named = (label, lines) => lines.map((line, at) => [at === 0 ? label : "", line]);
function sourcesText({ sources }) {
	const { compared } = sources;
	if (compared !== void 0) return named("refs", compared.map(({ asked: name, sha }) => `${sha} (${name})`));
	return ["base", "head"].flatMap((side) => {
		const source = sources[side];
		if (source === null) return [];
		const of = source.mergeBaseOf;
		const why = of === null ? source.asked : `merge base of ${of[0]} and ${of[1]}`;
		return [[side, `${source.sha ?? source.path} (${why})`]];
	});
}
const foundBefore = ({ benchmarks, functions }) => `the last run found ${plural(benchmarks, "benchmark")} in ${plural(functions, "function")}, whose times it measured`;
/** What is known of sub-benchmarks: what the last run tried out, since sources do not tell. */
function namedMore({ benchmarks, known, mayHaveMore }) {
	if (!mayHaveMore || benchmarks.length === 0) return [];
	const unknown = benchmarks.length - (known?.functions ?? 0);
	const rest = `sub-benchmarks of ${known === null ? "these" : plural(unknown, "other")} are not known before a run has tried them out`;
	return [...known === null ? [] : [foundBefore(known)], ...unknown === 0 ? [] : [rest]];
}
/** How long a round takes and how many there are, with what that was read off. */
function timesText({ suite, benchmarks, known, ...preview }) {
	const { roundSec, mostSec, roundsInBudget: rounds, noRoom, slowed } = preview;
	if (roundSec === 0) return ["not known before a run"];
	const by = known === null ? "by what is usual: a guess" : "by the last run";
	const budget = printDuration(wholeBudgetSec(suite));
	const room = noRoom === 0 ? `about ${plural(rounds, "round")} in the budget of ${budget}` : `the budget of ${budget} has no room for ${noRoom} of ${benchmarks.length} functions: about ${plural(rounds, "round")} of the others`;
	const isBusy = slowed.now > 1 || known !== null && slowed.before > 1;
	const then = known === null ? "" : `, in the last run ${printTimes(slowed.before)}`;
	return [
		`a round takes about ${printDuration(roundSec)} (${by}), and all rounds about ${printDuration(mostSec)}: at most the budget, which ${suite.waitSec ? "includes the builds" : "does not include the builds"}`,
		preview.isDecided ? `${room}, after which the last run had decided every row` : room,
		...isBusy ? [`by its load this machine takes up to ${printTimes(slowed.now)} as long as idle${then}`] : []
	];
}
const printTimes = (times) => `${times.toPrecision(2)} times`;
/** In two digits; from a hundred on, whole: `2.0 %`, `220 %`. */
function printPct(pct) {
	if (pct === null) return "none";
	const digits = pct.toPrecision(2);
	return `${digits.includes("e") ? Number(digits) : digits} %`;
}
/** The smallest change that each analysis detects, at usual noises and at those of the last run. */
function analysisLines({ rows, noises, looks: analyses }, screen) {
	const usual = PREVIEW_NOISE_PCT.map((pct) => `${pct} %`);
	const before = noises.map(({ row, pct }) => `${printPct(pct)} as ${row} in the last run`);
	const cells = analyses.map(({ rounds, detectablePct, asBeforePct }) => [`  round ${rounds}:`, ...[...detectablePct, ...asBeforePct].map(printPct)]);
	const about = `The data are analysed only after these rounds. The smallest change of ${rows === 1 ? "the row" : `one of ${rows} rows`} that each analysis detects with a power of 80 %, by the noise of one paired difference: `;
	return [...wrapped(screen, `${about}${[...usual, ...before].join(", ")}:`), ...alignRows(cells, (cells[0] ?? []).map(() => "right"))];
}
/** Where benchmarks are looked for. */
const searchedIn = ({ consumer }) => `the source of ${consumer?.asked ?? "head"}`;
/** What the names are of: those of a suite that lists them may stand for more. */
function foundIn({ suite: { workload }, sources }, count) {
	const { benchmarks } = workloadOf(workload.kind).source;
	if (benchmarks.kind === "searched") return `${plural(count, "benchmark function")} in ${searchedIn(sources)}: `;
	return benchmarks.printsNames ? "all that it prints, whose names are known after the first run, by " : `${plural(count, "benchmark")} of the suite: `;
}
const isEmpty = ({ benchmarks }) => benchmarks.length === 0;
/** What a run would say where there is nothing to run, and what to do. */
function noOutput({ suite, sources }) {
	const { benchmarks } = workloadOf(suite.workload.kind).source;
	const what = `nothing: no benchmark function that this suite takes in ${searchedIn(sources)}`;
	if (benchmarks.kind === "listed") return [["runs", what]];
	return named("runs", [
		what,
		`next: ${benchmarks.ifNone}`,
		"No Go here? gcbench init writes down what it finds, or an example for any program."
	]);
}
function runsText(preview) {
	if (isEmpty(preview)) return noOutput(preview);
	const names = preview.benchmarks.map(({ name }) => name);
	const firstNames = names.slice(0, 12).join(", ") + (names.length > 12 ? ", ..." : "");
	return [...named("runs", [`${foundIn(preview, names.length)}${firstNames}`, ...namedMore(preview)]), ...named("time", timesText(preview))];
}
function printPreview(preview, screen) {
	const { suite } = preview;
	const lines = [
		["suite", `${suite.name} (${suite.workload.kind})`],
		...sourcesText(preview),
		["arms", preview.arms.map(({ id }) => id).join(", ")],
		["compared", preview.contrasts.map(({ id }) => id).join(", ")],
		...runsText(preview),
		...named("tails", preview.tails),
		...named("machine", preview.limits),
		...named("gate", preview.gateless)
	].flatMap(([label, text]) => labelled(screen, label === "" ? "" : `${label}:`, text, LABELLED));
	const analysisTable = isEmpty(preview) ? [] : ["", ...analysisLines(preview, screen)];
	return [
		...lines,
		...analysisTable,
		""
	].join("\n");
}
const planCommand = {
	name: "plan",
	register(program, terminal, end) {
		addOptions(program.command("plan").summary("print what a run would do and how long; touches nothing"), "plan").option("--json", "print it as JSON", false).action(async (suite, options) => {
			const host = terminal.makeHost(noProgress);
			const preview = await previewBench(runOptionsOf(suite, options), host);
			terminal.out(options.json ? `${JSON.stringify(preview)}\n` : printPreview(preview, screenOf(terminal)));
			end(isEmpty(preview) ? EXIT.gate : EXIT.ok);
		});
	}
};
/** The Go of a folder; null: none is here. */
async function goVersionIn(host, cwd) {
	const run = await host.exec.run({
		argv: [
			"go",
			"env",
			"GOVERSION"
		],
		cwd,
		env: {
			PATH: host.env.PATH ?? "",
			HOME: host.env.HOME ?? "/"
		},
		limitSec: 60
	});
	return run.code === 0 ? run.stdout.trim() : null;
}
async function sourcesOf(host) {
	const root = await host.git.root(host.cwd);
	if (root === null) return folderSources(host);
	const sha = await host.git.resolve(root, "HEAD");
	return {
		root,
		grep: (expression, pathspec) => host.git.grep(root, sha, expression, pathspec),
		show: (path) => host.git.show(root, sha, path)
	};
}
/** Two folders can be compared without git, so one of them can be looked into without it. */
async function folderSources({ cwd: root, files }) {
	const paths = await files.find(root, goBenchmarks.isSkipped);
	const show = (path) => files.read(`${root}/${path}`);
	const hitsIn = (path, text, pattern) => text.split("\n").flatMap((line, at) => pattern.test(line) ? [{
		path,
		number: at + 1,
		line
	}] : []);
	return {
		root,
		show,
		async grep(expression, pathspec) {
			const pattern = patternOf(expression);
			const hits = paths.filter((path) => path.endsWith(pathspec.slice(1))).map(async (path) => hitsIn(path, await show(path) ?? "", pattern));
			return (await Promise.all(hits)).flat();
		}
	};
}
/** What the sources hold, in the folders that go looks into. */
async function look(host) {
	const { root, grep, show } = await sourcesOf(host);
	const isSkipped = ({ path }) => folderOf$1(path).split("/").some(goBenchmarks.isSkipped);
	const hits = (await grep(goBenchmarks.mark.expression, goBenchmarks.mark.pathspec)).filter((hit) => !isSkipped(hit));
	const modules = (await grep("^module ", "*go.mod")).filter((hit) => !isSkipped(hit)).map(({ path, line }) => ({
		folder: folderOf$1(path),
		path: line.split(/\s+/)[1] ?? ""
	}));
	const moduleOf = (path) => modules.filter(({ folder }) => isInside(path, folder)).sort((a, b) => b.folder.length - a.folder.length)[0]?.folder ?? null;
	const byModule = Map.groupBy(hits, ({ path }) => moduleOf(path));
	const outside = byModule.get(null)?.length ?? 0;
	byModule.delete(null);
	const own = [...byModule].sort((a, b) => b[1].length - a[1].length);
	const packages = Map.groupBy(own.flatMap(([, found]) => found), ({ path }) => folderOf$1(path));
	const [first = modules[0]?.folder ?? ""] = own.map(([folder]) => folder ?? "");
	const alone = new Set((await grep("^//( \\+|go:)build ignore", "*.go")).map(({ path }) => path));
	const listens = await grep("ListenAndServe|net\\.Listen\\(", "*.go");
	const listening = new Set(listens.filter((one) => !isAside(one)).map(({ path }) => path));
	const paths = modules.map(({ path }) => literalPattern(path)).join("|");
	const contents = await findSuites(host, root);
	return {
		isGo: modules.length > 0 || hits.length > 0,
		tools: contents.suites,
		advice: contents.advice,
		moduleFolders: own.map(([folder]) => folder ?? ""),
		outside,
		packages: [...packages].map(([folder, benchmarks]) => ({
			path: folder === "" ? "." : `./${folder}`,
			benchmarks: benchmarks.length
		})),
		goVersion: await goVersionIn(host, `${root}/${first}`),
		hasServer: buildsServer({
			mains: (await grep("^package main$", "*.go")).filter(({ path }) => !alone.has(path)),
			listens: await Promise.all([...listening].map(async (path) => ({
				path,
				text: await show(path) ?? ""
			}))),
			imports: modules.length === 0 ? [] : await grep(`"(${paths})(/[^"]*)?"`, "*.go"),
			modules
		})
	};
}
/** The first of several, which a command has to name. */
const firstOf = ([first, ...others]) => others.length === 0 ? "" : ` ${first}`;
async function init(terminal, options) {
	const host = terminal.makeHost(noProgress);
	const findings = await look(host);
	const text = writeSuiteTemplate(findings);
	if (options.print) {
		terminal.out(text);
		return EXIT.ok;
	}
	const path = `${await host.git.root(host.cwd) ?? host.cwd}/${noRunOptions.config}`;
	if (!options.force && await host.files.exists(path)) throw new HostError(`${noRunOptions.config} exists already`, "print a new one with --print, or overwrite it with --force");
	await host.files.write(path, text);
	const next = holdsNothing(findings) ? `found no benchmarks; wrote ${noRunOptions.config} with an example for any program.\nNext: put your own command in it${findings.advice === null ? "" : `, or ${findings.advice}`}. Benchmarks of other tools: ${OTHER_TOOLS_URL}\n` : `wrote ${noRunOptions.config}; next: gcbench plan${firstOf(suiteNamesOf(findings))}\n`;
	terminal.out(next);
	return EXIT.ok;
}
const initCommand = {
	name: "init",
	register(program, terminal, end) {
		program.command("init").summary("write a commented suite file from what is in the repository").option("--force", "write over an existing suite file", false).option("--print", "print it instead of writing it", false).action(async (options) => {
			end(await init(terminal, options));
		});
	}
};
// src/cli/report.ts
/** `gcbench report`, `merge` and `verify`: formats, pooled shards and checks of stored reports. */
const UNFILTERED = "name another format, or leave --filter out";
/** The report in a file or folder, or of the raw records there (an interrupted run, too). */
async function load(path, again, host) {
	const absolute = absolutePath(path, host.cwd);
	if (await host.files.isFolder(absolute)) return (again ? null : await reportOfRun(host.files, absolute)) ?? fromRecords(absolute, host);
	const text = await host.files.read(absolute);
	if (text === null) throw new HostError(`${path} does not exist`, "name a report.json or folder");
	const report = reportIn(text, path);
	if (!again) return report;
	if (report.records === null) throw new HostError(`${path} holds no raw records`, "name the folder that has records.ndjson");
	const problems = gatingOf(report.problems);
	return makeReport({
		...report,
		records: report.records,
		toolVersion: VERSION,
		problems
	});
}
async function fromRecords(folder, host) {
	const stored = await readStored(host.files, folder);
	if (stored === null) throw new HostError(`${folder} holds no records`, "is it an --out folder?");
	const { started, records } = stored;
	const { plan } = started;
	const store = makeRecordStore(host.files, folder);
	const trials = await readRecords(host, plan.suite, records, store);
	const rounds = wholeRounds(plan, trials);
	const profiles = await loadProfiles(folder, host);
	if (!await host.files.exists(`${folder}/report.json`) && rounds > 0) {
		const readAfter = [.../* @__PURE__ */ new Set([...started.readAfter ?? [], rounds])];
		await store.keep({
			...started,
			readAfter
		});
	}
	const { rules, ...rest } = started;
	const report = reportTrials({
		...rest,
		...profiles === null ? {} : { profiles },
		environment: [started.environment],
		trials,
		roundsRun: rounds,
		measuredSec: records.reduce((sum, record) => sum + record.wallSec, 0),
		linkSec: null,
		stop: { kind: "records" },
		createdAt: host.clock.timestamp(),
		toolVersion: VERSION,
		recordsSha256: await host.files.sha256(`${folder}/records.ndjson`)
	});
	return judgedBy(report, rules ?? null);
}
/** What the profile pass left in the folder; null: nothing. */
async function loadProfiles(folder, host) {
	const text = await host.files.read(`${folder}/profiles.json`);
	if (text === null) return null;
	try {
		return readProfiles(text);
	} catch (cause) {
		throw new HostError(`${folder}/profiles.json is not what gcbench wrote`, "remove it, or measure again", { cause });
	}
}
/** Writes the page beside the report, or where it is asked for, and opens it. */
async function openPage(report, folder, host, terminal) {
	await writeReportFiles(host, folder, report, html.id);
	terminal.err(`written: ${folder}/${PAGE}\n`);
	terminal.open(`${folder}/${PAGE}`);
	return EXIT.ok;
}
/** The folder of a report that is named by its file or by its folder. */
async function folderOf(path, host) {
	const absolute = absolutePath(path, host.cwd);
	return await host.files.isFolder(absolute) ? absolute : absolute.replace(/\/[^/]*$/, "");
}
const severalFiles = (format, files) => new HostError(`${format} is several files: ${files.map(({ name }) => name).join(", ")}`, "name a folder for them: --out DIR");
async function show(path, options, terminal) {
	const host = terminal.makeHost(noProgress);
	const report = await load(path, options.again, host);
	const { format, out, filter = null } = options;
	const exporter = formats.find(({ id }) => id === format);
	if (filter !== null) readRowFilter(filter, report.plan);
	if (filter !== null && exporter?.isUnfiltered) throw new HostError(`${format} has all rows`, UNFILTERED);
	if (options.open) return openPage(report, out === void 0 ? await folderOf(path, host) : absolutePath(out, terminal.cwd), host, terminal);
	if (out !== void 0) {
		const folder = absolutePath(out, terminal.cwd);
		const paths = await writeReportFiles(host, folder, report, format, filter);
		terminal.err(writtenText(paths));
	} else if (format === void 0) terminal.out(terminalText(report, styleOf({
		...options,
		filter
	}, terminal)));
	else {
		const files = exporter?.render(report, filter) ?? [];
		if (files.length > 1) throw severalFiles(format, files);
		for (const file of files) terminal.out(file.text);
	}
	return EXIT.ok;
}
const reportCommand = {
	name: "report",
	register(program, terminal, end) {
		program.command("report").summary("render a stored report, or raw records, in any format").argument("<file>", "report.json, or the folder of a run").addOption(new Option("-f, --format <format>", "the format; default: the table").choices(formats.map(({ id }) => id))).option("-o, --out <dir>", "write files there instead of printing").option("--filter <rows>", "only such rows, as .name:/Scan/ -verdict:equivalent").option("--all", "print every row, also what did not move", false).option("--open", "write report.html beside the report and open it in a browser", false).option("--again", "judge the raw records again with this version of gcbench", false).action(async (path, options) => {
			end(await show(path, options, terminal));
		});
	}
};
const mergeCommand = {
	name: "merge",
	register(program, terminal, end) {
		program.command("merge").summary("pool the reports of the shards of one plan").argument("<reports...>", "each shard's report.json, or a folder of their folders").option("-o, --out <dir>", "folder for the pooled report", DEFAULT_OUT).action(async (paths, options) => {
			const host = terminal.makeHost(noProgress);
			const report = await mergeShards(paths, options.out, host);
			const out = absolutePath(options.out, host.cwd);
			const written = await writeReportFiles(host, out, report);
			terminal.out(terminalText(report, styleOf({ all: false }, terminal)));
			terminal.err(`\n${writtenText(written)}`);
			end(exitOfConclusion(report.conclusion.conclusion));
		});
	}
};
const SHOWN = 30;
const REPORT = "report.json";
/** What the raw records say: those in the report, else those of the file beside it. */
async function evidenceOf(report, path, host) {
	const { plan, records } = report;
	const hash = createHash("sha256");
	if (records !== null) {
		const sha256 = hash.update(recordsText(records)).digest("hex");
		return {
			trials: parseRecords(plan.suite, records),
			sha256,
			from: "in the report"
		};
	}
	const from = await recordsBeside(host, path);
	return {
		trials: await trialsOfFile(host, plan.suite, from, (line) => hash.update(`${line}\n`)),
		sha256: hash.digest("hex"),
		from
	};
}
/** Raw profiles beside the report that are no longer those that it names. */
async function profileDifferences(report, path, host) {
	const profiled = [...report.profiles?.targets ?? [], ...report.profiles?.amounts ?? []];
	const counts = report.counts ?? [];
	const all = [...profiled.flatMap(({ base, head }) => [...base.files, ...head.files])];
	all.push(...counts.flatMap((count) => count.files));
	const files = new Map(all.map((file) => [file.path, file])).values();
	const differences = [];
	for (const file of files) {
		const beside = path.replace(/[^/]*$/, file.path);
		if (!await host.files.exists(beside)) continue;
		const digest = await host.files.sha256(beside);
		const details = {
			said: file.sha256,
			found: digest
		};
		if (digest !== file.sha256) differences.push(makeFinding("other-records", {}, details, { where: file.path }));
	}
	const folder = path.replace(/\/[^/]*$/, "");
	for (const [index, count] of counts.entries()) {
		const texts = await readCounted(folder, count, host.files);
		const given = texts === null ? count.instructions : countIn(count, texts);
		const details = {
			said: String(count.instructions),
			found: String(given)
		};
		if (given !== count.instructions) differences.push(makeFinding("other-numbers", {}, details, { where: `counts.${index}` }));
	}
	return differences;
}
const countsOf = (rows, records) => `${rows} rows, ${records} records`;
async function verifiedReport(path, text, host) {
	const report = reportIn(text, path);
	const { from, ...evidence } = await evidenceOf(report, path, host);
	const { faults, unreplayed } = examineReport(report, evidence);
	return {
		unreplayed,
		differences: [
			...faults,
			...changedContent(text),
			...await profileDifferences(report, path, host)
		],
		counts: `${countsOf(report.comparisons.length, evidence.trials.length)} (${from})`,
		version: report.tool.version,
		hasFindings: report.plan.findings !== void 0
	};
}
/** A bisection, with the stages that it has beside it. */
async function verifiedBisection(path, bisection, host) {
	const folder = path.replace(/\/[^/]*$/, "");
	const stages = [];
	const differences = [];
	for (let nth = 1; nth <= bisection.stages; nth++) {
		const file = `${folder}/stage-${nth}/report.json`;
		const text = await host.files.read(file);
		if (text === null && nth === bisection.stages && bisection.why !== "") break;
		if (text === null) throw new HostError(`${file} does not exist`, "keep the folder as it was");
		const report = reportIn(text, file);
		const { from: _, ...evidence } = await evidenceOf(report, file, host);
		for (const one of [...verifyReport(report, evidence), ...changedContent(text)]) differences.push({
			...one,
			where: `stage-${nth}.${one.where}`
		});
		stages.push({
			report,
			trials: evidence.trials
		});
	}
	const [rows, records] = [stages.reduce((sum, { report }) => sum + report.comparisons.length, 0), stages.reduce((sum, { trials }) => sum + trials.length, 0)];
	return {
		differences: [...differences, ...verifyBisection(bisection, stages)],
		counts: `${plural(stages.length, "stage")}, ${countsOf(rows, records)}`,
		version: stages[0]?.report.tool.version ?? "0.1.0",
		hasFindings: stages.every(({ report }) => report.plan.findings !== void 0),
		unreplayed: []
	};
}
/** A plan that was altered may name a workload or a pattern that there is not: that is a refusal. */
async function verdictOn(verify) {
	try {
		return await verify();
	} catch (error) {
		if (!(error instanceof Error) || error instanceof HostError || error instanceof ConfigError) throw error;
		const details = { unjudged: clean(error.message, 200) };
		const differences = [makeFinding("other-records", null, details, { where: "plan" })];
		return {
			counts: countsOf(0, 0),
			version: VERSION,
			hasFindings: true,
			differences,
			unreplayed: []
		};
	}
}
const BELIEVED = "not checked: which benchmarks were left out, failed, or are new. The report has no list of them in its plan, as gcbench writes it now: measure again, if you do not know who wrote it";
const ofOther = (version) => `The report is of gcbench ${version}, which may plan and decide otherwise than ${VERSION}: verify it with that version`;
const printerOf = (terminal) => (line) => terminal.out(`${wrapped(screenOf(terminal), line, { indent: 2 }).join("\n")}\n`);
/** Whether what a file holds is what its records give. */
async function verifyFile(path, text, host, terminal) {
	const print = printerOf(terminal);
	const bisection = bisectionIn(text);
	const { differences, counts, version, hasFindings, unreplayed } = await verdictOn(() => bisection === null ? verifiedReport(path, text, host) : verifiedBisection(path, bisection, host));
	for (const { where, message } of differences.slice(0, SHOWN)) print(`${where}: ${message}`);
	if (differences.length > SHOWN) print(`and ${differences.length - SHOWN} more`);
	if (differences.length === 0) {
		if (!hasFindings) print(BELIEVED);
		for (const why of unreplayed) print(`not checked: ${unreplayedText(why)}`);
		print(`verified: ${bisection === null ? "every row and the conclusion are" : "what it says is"} what the records give; ${counts}`);
		return EXIT.ok;
	}
	if (version !== "0.1.0") print(ofOther(version));
	print(`not verified: ${plural(differences.length, "difference")}; ${counts}`);
	return EXIT.gate;
}
/** Whether a proof is what the report beside it gives, of which it names the digests. */
async function verifyProof(folder, text, host, terminal) {
	const report = await reportOfRun(host.files, folder);
	if (report === null) throw new HostError(`${folder} has a proof without its report`, "keep the folder as it was");
	const proof = readProof(text);
	const differences = proofDifferences(proof, report, await digestsIn(folder, host));
	const print = printerOf(terminal);
	for (const { where, message } of differences.slice(0, SHOWN)) print(`${where}: ${message}`);
	print(differences.length === 0 ? `verified: the proof is what the report gives; ${proofSentence(proof)}` : `not verified: the proof has ${plural(differences.length, "difference")}`);
	return differences.length === 0 ? EXIT.ok : EXIT.gate;
}
/** Why there is nothing to verify: a run that was stopped leaves records without a report. */
async function nothingToVerify(file, folder, { files }) {
	if (!(await files.read(`${folder}/records.ndjson`) !== null)) return new HostError(`${file} does not exist`, "name a report.json or folder");
	const out = shellWord(file);
	return new HostError(`${file} has records and no report yet: its run was stopped`, `end it with gcbench run --resume --out ${out}, or see what was measured with gcbench report ${out}`);
}
async function verify(file, terminal) {
	const host = terminal.makeHost(noProgress);
	const named = absolutePath(file, host.cwd);
	const absolute = baseName(named) === "proof.json" ? named.slice(0, -PROOF.length - 1) : named;
	const isFolder = await host.files.isFolder(absolute);
	const paths = isFolder ? [REPORT, BISECTION].map((name) => `${absolute}/${name}`) : [absolute];
	const codes = [];
	const proof = isFolder ? await host.files.read(`${absolute}/${PROOF}`) : null;
	if (proof !== null) codes.push(await verifyProof(absolute, proof, host, terminal));
	for (const path of paths) {
		const text = await host.files.read(path);
		if (text !== null) codes.push(await verifyFile(path, text, host, terminal));
	}
	if (codes.length === 0) throw await nothingToVerify(file, absolute, host);
	return Math.max(...codes);
}
const verifyCommand = {
	name: "verify",
	register(program, terminal, end) {
		program.command("verify").summary("recompute a stored report from its raw records").description("Calculates a stored report, a bisection or a proof again from the raw records, compares all digests, and says what differs. A checksum shows edits and accidents; a forger can make a new one. Exit code 1: something differs.").argument("<file>", "report.json, or the folder of a run").action(async (file) => {
			end(await verify(file, terminal));
		});
	}
};
// src/cli/run.ts
/** `gcbench run`, `gcbench selftest`, `gcbench bisect` and `gcbench prove`. */
const runCommand = {
	name: "run",
	register(program, terminal, end) {
		const command = addOptions(program.command("run").summary("measure base and head, print the table"), "run").description("Builds base and head, runs their benchmarks in paired rounds, in random order, and prints the differences with intervals.");
		addPrinting(command).action(async (suite, options) => {
			end((await runAndPrint(runOptionsOf(suite, options), options, terminal)).code);
		});
	}
};
const selftestCommand = {
	name: "selftest",
	register(program, terminal, end) {
		addOptions(program.command("selftest").summary("measure this machine: head against itself"), "selftest").option("-q, --quiet", "no progress", false).option("--json", "print it as JSON", false).action(async (suite, options) => {
			const host = terminal.makeHost(progressReporterFor(terminal, options.quiet));
			const forget = terminal.onInterrupt(() => void host.exec.stopAll());
			const report = await runSelftest(runOptionsOf(suite, options), host).finally(forget);
			if (host.exec.stopping) return end(EXIT.interrupted);
			const folder = absolutePath(options.out, host.cwd);
			await writeReportFiles(host, folder, report);
			const selftest = readSelftest(report);
			terminal.out(options.json ? `${JSON.stringify(selftest)}\n` : printSelftest(selftest, screenOf(terminal)));
			end(EXIT.ok);
		});
	}
};
/** As every option is read. */
function readRow(written) {
	const parsed = watchedName.safeParse(written);
	if (parsed.success) return parsed.data;
	throw new InvalidArgumentError("Expected a benchmark and a metric: Scan:time/op.");
}
async function bisect(suite, options, terminal) {
	const { good, bad, row = null } = options;
	const host = terminal.makeHost(progressReporterFor(terminal, options.quiet));
	const forget = terminal.onInterrupt(() => void host.exec.stopAll());
	const request = {
		...runOptionsOf(suite, options),
		good,
		bad,
		row
	};
	const bisection = await runBisect(request, host, (expected) => terminal.err(`${expectedText(expected)}\n`)).finally(forget);
	if (host.exec.stopping) return EXIT.interrupted;
	const text = bisectionJson(bisection);
	await host.files.makeFolder(absolutePath(options.out, terminal.cwd));
	await host.files.write(`${absolutePath(options.out, terminal.cwd)}/${BISECTION}`, text);
	terminal.out(options.json ? text : bisectionText(bisection, screenOf(terminal)));
	return suspectsOf(bisection).length === 1 ? EXIT.ok : EXIT.gate;
}
const bisectCommand = {
	name: "bisect",
	register(program, terminal, end) {
		const command = addOptions(program.command("bisect").summary("find the commit that made it slower"), "bisect");
		addRequired(command, {
			"--good <ref>": "a commit before the step",
			"--bad <ref>": "a commit after it"
		}).description("Measures several commits between a good and a bad one in the same rounds, stage by stage, until one is left. Exit code 1: more than one is left, or there is no step.").option("--row <benchmark:metric>", "row to follow; default: the one that changed most", readRow).option("-q, --quiet", "no progress", false).option("--json", "print it as JSON", false).action(async (suite, options) => {
			end(await bisect(suite, options, terminal));
		});
	}
};
/** The exit codes of this command alone; what goes wrong otherwise ends as everywhere. */
const PROOF_EXIT = {
	proved: 0,
	refuted: 1,
	"cannot-tell": 2
};
/** A wrong call is not "cannot tell". */
const WRONG_CALL = 5;
async function prove(claim, suite, { quiet, json, ...options }, terminal) {
	const runRequest = {
		...runOptionsOf(suite, options),
		failOn: "nothing"
	};
	const request = await proofRequest(claim, runRequest, terminal.makeHost(noProgress));
	const { code, report } = await runAndPrint(request, {
		quiet,
		json: false,
		all: false,
		open: false
	}, terminal, {
		textOf: () => "",
		again: `gcbench prove ${shellWord(claim)} --resume --out ${shellWord(request.out)}`
	});
	if (report === null) return code;
	const proof = await writeProof(report, request.out, terminal.makeHost(noProgress));
	const lines = proofLines(proof).flatMap((line) => wrapped(screenOf(terminal), line, { indent: 2 }));
	terminal.out(json ? proofJson(proof) : `${lines.join("\n")}\n`);
	return PROOF_EXIT[proof.verdict];
}
const proveCommand = {
	name: "prove",
	wrongCall: WRONG_CALL,
	register(program, terminal, end) {
		addOptions(program.command("prove").summary("prove that a change is as fast as somebody claims").description(`Measures what a claim is about until the confidence interval of each of its rows lies on one side of the claim, or the budget is spent, and leaves a proof that gcbench verify checks. Exit code ${EXIT.ok}: proved; 1: refuted; 2: cannot tell yet, with what it takes; ${WRONG_CALL}: invalid arguments or suite file; ${EXIT.host} and ${EXIT.build}: as gcbench --help says.`).argument("<claim>", "such as 'BenchmarkScan is at least 10 % faster and no more allocs/op'"), "prove").option("-q, --quiet", "no progress", false).option("--json", "print it as JSON", false).action(async (claim, suite, options) => {
			end(await prove(claim, suite, options, terminal));
		});
	}
};
// src/cli/index.ts
/**
* The command line: completion for shells, the registry of commands, the program that has them all,
* and how one command line is run to its exit code.
*/
/**
* What the script for bash asks of the package bash-completion: where it is missing, the words as
* bash itself has them.
*/
const WORDS_OF_BASH = `type _get_comp_words_by_ref > /dev/null 2>&1 || _get_comp_words_by_ref() {
  cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]}
  words=("\${COMP_WORDS[@]}") cword=$COMP_CWORD
}
`;
/** All commands, in the order of the help text; completion reads the others from the program. */
const terminalCommands = [
	runCommand,
	abCommand,
	proveCommand,
	bisectCommand,
	planCommand,
	reportCommand,
	compareCommand,
	historyCommand,
	siteCommand,
	notesCommand,
	mergeCommand,
	verifyCommand,
	mcpCommand,
	selftestCommand,
	initCommand,
	doctorCommand,
	tuneCommand,
	helpCommand,
	{
		name: "completion",
		register(program, terminal) {
			for (const command of program.commands) if (command.description() === "") command.description(command.summary());
			t(program, { completionCommandName: "completion" });
			program.hook("preSubcommand", (_, command) => {
				if (command.name() !== "completion") return;
				command.hook("preAction", ({ args: [shell] }) => {
					if (shell === "bash") terminal.out(WORDS_OF_BASH);
				});
			});
		}
	}
];
const EXIT_CODES = "Exit codes: 0 success, 1 the gate failed, 2 invalid arguments or suite file, 3 an error of the environment or the repository, 4 the code does not build, 130 interrupted. Those of prove are its own: gcbench help prove.";
/** The program with all commands; `end` takes the exit code of the one that ran. */
function makeProgram(terminal, end) {
	const lines = (text) => wrapText(text, terminal.columns()).join("\n");
	const program = new Command("gcbench").description("Was it faster or slower, by how much, and how sure is that?").version(VERSION).configureOutput({
		writeOut: terminal.out,
		writeErr: terminal.err,
		getOutHelpWidth: () => terminal.columns(),
		getErrHelpWidth: () => terminal.progress.columns()
	}).showHelpAfterError("(see gcbench --help)").showSuggestionAfterError().configureHelp({
		minWidthToWrap: 20,
		styleOptionDescription: pagesAsCommands
	}).addHelpText("after", () => `\n${lines(EXIT_CODES)}\n\n${lines(pagesText())}`).exitOverride();
	for (const command of terminalCommands) command.register(program, terminal, end);
	return program;
}
/** The line that is rewritten while a run goes on, gone. */
const NO_LINE = "\r\x1B[K";
/**
* The terminal, with what it is told in lines that it can show, in the place of what a run that
* broke off told last; in a pipe they stay whole.
*/
const wrapping = (terminal) => ({
	...terminal,
	err: (text) => terminal.err(terminal.isTerminal ? NO_LINE + wrapMessage(text, terminal.progress.columns()) : text)
});
/** Runs one command line and returns its exit code. A bug is thrown, with its stack. */
async function runCli(args, raw) {
	const terminal = wrapping(raw);
	let code = EXIT.ok;
	const program = makeProgram(terminal, (ended) => {
		code = ended;
	});
	const { wrongCall = EXIT.config } = terminalCommands.find(({ name }) => name === args[0]) ?? {};
	try {
		await program.parseAsync(args, { from: "user" });
		return code;
	} catch (error) {
		if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : wrongCall;
		const explained = explainError(error);
		if (explained === null) throw error;
		terminal.err(`${explained.text}\n`);
		return explained.code === EXIT.config ? wrongCall : explained.code;
	}
}
// src/cli/main.ts
/** The entry point of the terminal: arguments and signals in, an exit code out. */
const { stdout, stderr, env } = process;
if (isSea() && env["GCBENCH_READER"] !== void 0) {
	await import("./cli-reader.js");
	await new Promise(() => {});
}
let unwritten = "";
stdout.on("error", ({ code, message }) => {
	if (code !== "EPIPE") unwritten = message;
});
stderr.on("error", () => {});
const hosts = [];
const listeners = /* @__PURE__ */ new Set();
let interrupts = 0;
/** What stops by itself has a while for it; a wait that nobody can end does not hold us. */
const WIND_UP_SEC = [15, 1];
function interrupt() {
	for (const stop of listeners) stop();
	for (const host of hosts) host.exec.stopAll();
	const sec = WIND_UP_SEC[Math.min(interrupts++, WIND_UP_SEC.length - 1)] ?? 1;
	setTimeout(endNow, sec * 1e3).unref();
}
for (const signal of [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
]) process.on(signal, interrupt);
const code = await runCli(process.argv.slice(2), {
	out: (text) => void stdout.write(text),
	err: (text) => void stderr.write(text),
	isTerminal: stderr.isTTY === true && env.CI === void 0,
	colour: isColoured(env, stdout.isTTY === true),
	columns: () => columnsOf(env, stdout.columns),
	progress: {
		write: (text) => void stderr.write(text),
		columns: () => columnsOf(env, stderr.columns),
		lines: () => heightOf(env, stderr.rows),
		hasColour: isColoured(env, stderr.isTTY === true)
	},
	env,
	cwd: process.cwd(),
	makeHost(notify) {
		const host = makeHost({
			cwd: process.cwd(),
			env,
			notify
		});
		hosts.push(host);
		return host;
	},
	confirm,
	again: isSea() ? [process.execPath] : [
		process.execPath,
		...process.execArgv,
		resolve(process.argv[1] ?? "")
	],
	open: (path) => openFile(path, (why) => void stderr.write(`${why}\n`)),
	onInterrupt(stop) {
		listeners.add(stop);
		return () => void listeners.delete(stop);
	}
});
process.exitCode = interrupts > 0 ? EXIT.interrupted : code;
process.once("beforeExit", () => {
	if (unwritten === "") return;
	stderr.write(`not all of it could be printed: ${unwritten}\n`);
	if (process.exitCode === EXIT.ok) process.exitCode = EXIT.host;
});
export {};

//# sourceMappingURL=cli.js.map