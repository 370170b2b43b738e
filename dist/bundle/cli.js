#!/usr/bin/env node
import { A as chiSquareTail, B as printInterval, C as previewBench, D as readStored, E as VERSION, F as wordFor, G as DEFAULT_SUITE_FILE, H as printPair, I as percentOfLn, J as workloadOf, L as printDelta, M as readBenchText, N as metricFor, O as readSelftest, P as metricId, R as printDifference, S as clean, T as runSelftest, U as PREVIEW_NOISE_PCT, V as printP, W as normalQuantile, Z as readDuration, _ as explainError, a as tellNothing, at as ConfigError, c as pollutionBetween, d as listFolder, f as parseMemoryBytes, g as exitOfConclusion, h as EXIT, it as median, j as goBench, k as makeReport, l as readSnapshot, m as readText, n as formats, o as tellerOf, p as readCpuQuota, q as HostError, r as readReport, s as makeHost, t as writeReportFiles, u as findLauncher, v as terminalText, w as runBench, x as alignRows, z as printDuration } from "./shared.js";
import path from "node:path";
import i from "node:assert";
import { stripVTControlCharacters } from "node:util";
import { EventEmitter } from "node:events";
import { cpus, tmpdir } from "node:os";
import fs from "node:fs";
import childProcess from "node:child_process";
import { statfs } from "node:fs/promises";
import process$1 from "node:process";
import { setTimeout } from "node:timers/promises";
// node_modules/commander/lib/error.js
/**
* CommanderError class
*/
var CommanderError = class extends Error {
	/**
	* Constructs the CommanderError class
	* @param {number} exitCode suggested exit code which could be used with process.exit
	* @param {string} code an id string representing the error
	* @param {string} message human-readable description of the error
	*/
	constructor(exitCode, code, message) {
		super(message);
		Error.captureStackTrace(this, this.constructor);
		this.name = this.constructor.name;
		this.code = code;
		this.exitCode = exitCode;
		this.nestedError = void 0;
	}
};
/**
* InvalidArgumentError class
*/
var InvalidArgumentError = class extends CommanderError {
	/**
	* Constructs the InvalidArgumentError class
	* @param {string} [message] explanation of why argument is invalid
	*/
	constructor(message) {
		super(1, "commander.invalidArgument", message);
		Error.captureStackTrace(this, this.constructor);
		this.name = this.constructor.name;
	}
};
// node_modules/commander/lib/argument.js
var Argument = class {
	/**
	* Initialize a new command argument with the given name and description.
	* The default is that the argument is required, and you can explicitly
	* indicate this with <> around the name. Put [] around the name for an optional argument.
	*
	* @param {string} name
	* @param {string} [description]
	*/
	constructor(name, description) {
		this.description = description || "";
		this.variadic = false;
		this.parseArg = void 0;
		this.defaultValue = void 0;
		this.defaultValueDescription = void 0;
		this.argChoices = void 0;
		switch (name[0]) {
			case "<":
				this.required = true;
				this._name = name.slice(1, -1);
				break;
			case "[":
				this.required = false;
				this._name = name.slice(1, -1);
				break;
			default:
				this.required = true;
				this._name = name;
		}
		if (this._name.endsWith("...")) {
			this.variadic = true;
			this._name = this._name.slice(0, -3);
		}
	}
	/**
	* Return argument name.
	*
	* @return {string}
	*/
	name() {
		return this._name;
	}
	/**
	* @package
	*/
	_collectValue(value, previous) {
		if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
		previous.push(value);
		return previous;
	}
	/**
	* Set the default value, and optionally supply the description to be displayed in the help.
	*
	* @param {*} value
	* @param {string} [description]
	* @return {Argument}
	*/
	default(value, description) {
		this.defaultValue = value;
		this.defaultValueDescription = description;
		return this;
	}
	/**
	* Set the custom handler for processing CLI command arguments into argument values.
	*
	* @param {Function} [fn]
	* @return {Argument}
	*/
	argParser(fn) {
		this.parseArg = fn;
		return this;
	}
	/**
	* Only allow argument value to be one of choices.
	*
	* @param {string[]} values
	* @return {Argument}
	*/
	choices(values) {
		this.argChoices = values.slice();
		this.parseArg = (arg, previous) => {
			if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
			if (this.variadic) return this._collectValue(arg, previous);
			return arg;
		};
		return this;
	}
	/**
	* Make argument required.
	*
	* @returns {Argument}
	*/
	argRequired() {
		this.required = true;
		return this;
	}
	/**
	* Make argument optional.
	*
	* @returns {Argument}
	*/
	argOptional() {
		this.required = false;
		return this;
	}
};
/**
* Takes an argument and returns its human readable equivalent for help usage.
*
* @param {Argument} arg
* @return {string}
* @private
*/
function humanReadableArgName(arg) {
	const nameOutput = arg.name() + (arg.variadic === true ? "..." : "");
	return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
}
// node_modules/commander/lib/help.js
/**
* TypeScript import types for JSDoc, used by Visual Studio Code IntelliSense and `npm run typescript-checkJS`
* https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html#import-types
* @typedef { import("./argument.js").Argument } Argument
* @typedef { import("./command.js").Command } Command
* @typedef { import("./option.js").Option } Option
*/
var Help = class {
	constructor() {
		this.helpWidth = void 0;
		this.minWidthToWrap = 40;
		this.sortSubcommands = false;
		this.sortOptions = false;
		this.showGlobalOptions = false;
	}
	/**
	* prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
	* and just before calling `formatHelp()`.
	*
	* Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
	*
	* @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
	*/
	prepareContext(contextOptions) {
		this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
	}
	/**
	* Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
	*
	* @param {Command} cmd
	* @returns {Command[]}
	*/
	visibleCommands(cmd) {
		const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
		const helpCommand = cmd._getHelpCommand();
		if (helpCommand && !helpCommand._hidden) visibleCommands.push(helpCommand);
		if (this.sortSubcommands) visibleCommands.sort((a, b) => {
			return a.name().localeCompare(b.name());
		});
		return visibleCommands;
	}
	/**
	* Compare options for sort.
	*
	* @param {Option} a
	* @param {Option} b
	* @returns {number}
	*/
	compareOptions(a, b) {
		const getSortKey = (option) => {
			return option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
		};
		return getSortKey(a).localeCompare(getSortKey(b));
	}
	/**
	* Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
	*
	* @param {Command} cmd
	* @returns {Option[]}
	*/
	visibleOptions(cmd) {
		const visibleOptions = cmd.options.filter((option) => !option.hidden);
		const helpOption = cmd._getHelpOption();
		if (helpOption && !helpOption.hidden) {
			const removeShort = helpOption.short && cmd._findOption(helpOption.short);
			const removeLong = helpOption.long && cmd._findOption(helpOption.long);
			if (!removeShort && !removeLong) visibleOptions.push(helpOption);
			else if (helpOption.long && !removeLong) visibleOptions.push(cmd.createOption(helpOption.long, helpOption.description).helpGroup(helpOption.helpGroupHeading));
			else if (helpOption.short && !removeShort) visibleOptions.push(cmd.createOption(helpOption.short, helpOption.description).helpGroup(helpOption.helpGroupHeading));
		}
		if (this.sortOptions) visibleOptions.sort(this.compareOptions);
		return visibleOptions;
	}
	/**
	* Get an array of the visible global options. (Not including help.)
	*
	* @param {Command} cmd
	* @returns {Option[]}
	*/
	visibleGlobalOptions(cmd) {
		if (!this.showGlobalOptions) return [];
		const globalOptions = [];
		for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
			const visibleOptions = ancestorCmd.options.filter((option) => !option.hidden);
			globalOptions.push(...visibleOptions);
		}
		if (this.sortOptions) globalOptions.sort(this.compareOptions);
		return globalOptions;
	}
	/**
	* Get an array of the arguments if any have a description.
	*
	* @param {Command} cmd
	* @returns {Argument[]}
	*/
	visibleArguments(cmd) {
		if (cmd._argsDescription) cmd.registeredArguments.forEach((argument) => {
			argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
		});
		if (cmd.registeredArguments.find((argument) => argument.description)) return cmd.registeredArguments;
		return [];
	}
	/**
	* Get the command term to show in the list of subcommands.
	*
	* @param {Command} cmd
	* @returns {string}
	*/
	subcommandTerm(cmd) {
		const args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
		return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + (args ? " " + args : "");
	}
	/**
	* Get the option term to show in the list of options.
	*
	* @param {Option} option
	* @returns {string}
	*/
	optionTerm(option) {
		return option.flags;
	}
	/**
	* Get the argument term to show in the list of arguments.
	*
	* @param {Argument} argument
	* @returns {string}
	*/
	argumentTerm(argument) {
		return argument.name();
	}
	/**
	* Get the longest command term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	longestSubcommandTermLength(cmd, helper) {
		return helper.visibleCommands(cmd).reduce((max, command) => {
			return Math.max(max, this.displayWidth(helper.styleSubcommandTerm(helper.subcommandTerm(command))));
		}, 0);
	}
	/**
	* Get the longest option term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	longestOptionTermLength(cmd, helper) {
		return helper.visibleOptions(cmd).reduce((max, option) => {
			return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
		}, 0);
	}
	/**
	* Get the longest global option term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	longestGlobalOptionTermLength(cmd, helper) {
		return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
			return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
		}, 0);
	}
	/**
	* Get the longest argument term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	longestArgumentTermLength(cmd, helper) {
		return helper.visibleArguments(cmd).reduce((max, argument) => {
			return Math.max(max, this.displayWidth(helper.styleArgumentTerm(helper.argumentTerm(argument))));
		}, 0);
	}
	/**
	* Get the command usage to be displayed at the top of the built-in help.
	*
	* @param {Command} cmd
	* @returns {string}
	*/
	commandUsage(cmd) {
		let cmdName = cmd._name;
		if (cmd._aliases[0]) cmdName = cmdName + "|" + cmd._aliases[0];
		let ancestorCmdNames = "";
		for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
		return ancestorCmdNames + cmdName + " " + cmd.usage();
	}
	/**
	* Get the description for the command.
	*
	* @param {Command} cmd
	* @returns {string}
	*/
	commandDescription(cmd) {
		return cmd.description();
	}
	/**
	* Get the subcommand summary to show in the list of subcommands.
	* (Fallback to description for backwards compatibility.)
	*
	* @param {Command} cmd
	* @returns {string}
	*/
	subcommandDescription(cmd) {
		return cmd.summary() || cmd.description();
	}
	/**
	* Get the option description to show in the list of options.
	*
	* @param {Option} option
	* @return {string}
	*/
	optionDescription(option) {
		const extraInfo = [];
		if (option.argChoices) extraInfo.push(`choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
		if (option.defaultValue !== void 0) {
			if (option.required || option.optional || option.isBoolean() && typeof option.defaultValue === "boolean") extraInfo.push(`default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`);
		}
		if (option.presetArg !== void 0 && option.optional) extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
		if (option.envVar !== void 0) extraInfo.push(`env: ${option.envVar}`);
		if (extraInfo.length > 0) {
			const extraDescription = `(${extraInfo.join(", ")})`;
			if (option.description) return `${option.description} ${extraDescription}`;
			return extraDescription;
		}
		return option.description;
	}
	/**
	* Get the argument description to show in the list of arguments.
	*
	* @param {Argument} argument
	* @return {string}
	*/
	argumentDescription(argument) {
		const extraInfo = [];
		if (argument.argChoices) extraInfo.push(`choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
		if (argument.defaultValue !== void 0) extraInfo.push(`default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`);
		if (extraInfo.length > 0) {
			const extraDescription = `(${extraInfo.join(", ")})`;
			if (argument.description) return `${argument.description} ${extraDescription}`;
			return extraDescription;
		}
		return argument.description;
	}
	/**
	* Format a list of items, given a heading and an array of formatted items.
	*
	* @param {string} heading
	* @param {string[]} items
	* @param {Help} helper
	* @returns string[]
	*/
	formatItemList(heading, items, helper) {
		if (items.length === 0) return [];
		return [
			helper.styleTitle(heading),
			...items,
			""
		];
	}
	/**
	* Group items by their help group heading.
	*
	* @param {Command[] | Option[]} unsortedItems
	* @param {Command[] | Option[]} visibleItems
	* @param {Function} getGroup
	* @returns {Map<string, Command[] | Option[]>}
	*/
	groupItems(unsortedItems, visibleItems, getGroup) {
		const result = /* @__PURE__ */ new Map();
		unsortedItems.forEach((item) => {
			const group = getGroup(item);
			if (!result.has(group)) result.set(group, []);
		});
		visibleItems.forEach((item) => {
			const group = getGroup(item);
			if (!result.has(group)) result.set(group, []);
			result.get(group).push(item);
		});
		return result;
	}
	/**
	* Generate the built-in help text.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {string}
	*/
	formatHelp(cmd, helper) {
		const termWidth = helper.padWidth(cmd, helper);
		const helpWidth = helper.helpWidth ?? 80;
		function callFormatItem(term, description) {
			return helper.formatItem(term, termWidth, description, helper);
		}
		let output = [`${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`, ""];
		const commandDescription = helper.commandDescription(cmd);
		if (commandDescription.length > 0) output = output.concat([helper.boxWrap(helper.styleCommandDescription(commandDescription), helpWidth), ""]);
		const argumentList = helper.visibleArguments(cmd).map((argument) => {
			return callFormatItem(helper.styleArgumentTerm(helper.argumentTerm(argument)), helper.styleArgumentDescription(helper.argumentDescription(argument)));
		});
		output = output.concat(this.formatItemList("Arguments:", argumentList, helper));
		this.groupItems(cmd.options, helper.visibleOptions(cmd), (option) => option.helpGroupHeading ?? "Options:").forEach((options, group) => {
			const optionList = options.map((option) => {
				return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
			});
			output = output.concat(this.formatItemList(group, optionList, helper));
		});
		if (helper.showGlobalOptions) {
			const globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => {
				return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
			});
			output = output.concat(this.formatItemList("Global Options:", globalOptionList, helper));
		}
		this.groupItems(cmd.commands, helper.visibleCommands(cmd), (sub) => sub.helpGroup() || "Commands:").forEach((commands, group) => {
			const commandList = commands.map((sub) => {
				return callFormatItem(helper.styleSubcommandTerm(helper.subcommandTerm(sub)), helper.styleSubcommandDescription(helper.subcommandDescription(sub)));
			});
			output = output.concat(this.formatItemList(group, commandList, helper));
		});
		return output.join("\n");
	}
	/**
	* Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
	*
	* @param {string} str
	* @returns {number}
	*/
	displayWidth(str) {
		return stripVTControlCharacters(str).length;
	}
	/**
	* Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
	*
	* @param {string} str
	* @returns {string}
	*/
	styleTitle(str) {
		return str;
	}
	styleUsage(str) {
		return str.split(" ").map((word) => {
			if (word === "[options]") return this.styleOptionText(word);
			if (word === "[command]") return this.styleSubcommandText(word);
			if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
			return this.styleCommandText(word);
		}).join(" ");
	}
	styleCommandDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleOptionDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleSubcommandDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleArgumentDescription(str) {
		return this.styleDescriptionText(str);
	}
	styleDescriptionText(str) {
		return str;
	}
	styleOptionTerm(str) {
		return this.styleOptionText(str);
	}
	styleSubcommandTerm(str) {
		return str.split(" ").map((word) => {
			if (word === "[options]") return this.styleOptionText(word);
			if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
			return this.styleSubcommandText(word);
		}).join(" ");
	}
	styleArgumentTerm(str) {
		return this.styleArgumentText(str);
	}
	styleOptionText(str) {
		return str;
	}
	styleArgumentText(str) {
		return str;
	}
	styleSubcommandText(str) {
		return str;
	}
	styleCommandText(str) {
		return str;
	}
	/**
	* Calculate the pad width from the maximum term length.
	*
	* @param {Command} cmd
	* @param {Help} helper
	* @returns {number}
	*/
	padWidth(cmd, helper) {
		return Math.max(helper.longestOptionTermLength(cmd, helper), helper.longestGlobalOptionTermLength(cmd, helper), helper.longestSubcommandTermLength(cmd, helper), helper.longestArgumentTermLength(cmd, helper));
	}
	/**
	* Detect manually wrapped and indented strings by checking for line break followed by whitespace.
	*
	* @param {string} str
	* @returns {boolean}
	*/
	preformatted(str) {
		return /\n[^\S\r\n]/.test(str);
	}
	/**
	* Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
	*
	* So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
	*   TTT  DDD DDDD
	*        DD DDD
	*
	* @param {string} term
	* @param {number} termWidth
	* @param {string} description
	* @param {Help} helper
	* @returns {string}
	*/
	formatItem(term, termWidth, description, helper) {
		const itemIndent = 2;
		const itemIndentStr = " ".repeat(itemIndent);
		if (!description) return itemIndentStr + term;
		const paddedTerm = term.padEnd(termWidth + term.length - helper.displayWidth(term));
		const spacerWidth = 2;
		const remainingWidth = (this.helpWidth ?? 80) - termWidth - spacerWidth - itemIndent;
		let formattedDescription;
		if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) formattedDescription = description;
		else formattedDescription = helper.boxWrap(description, remainingWidth).replace(/\n/g, "\n" + " ".repeat(termWidth + spacerWidth));
		return itemIndentStr + paddedTerm + " ".repeat(spacerWidth) + formattedDescription.replace(/\n/g, `\n${itemIndentStr}`);
	}
	/**
	* Wrap a string at whitespace, preserving existing line breaks.
	* Wrapping is skipped if the width is less than `minWidthToWrap`.
	*
	* @param {string} str
	* @param {number} width
	* @returns {string}
	*/
	boxWrap(str, width) {
		if (width < this.minWidthToWrap) return str;
		const rawLines = str.split(/\r\n|\n/);
		const chunkPattern = /[\s]*[^\s]+/g;
		const wrappedLines = [];
		rawLines.forEach((line) => {
			const chunks = line.match(chunkPattern);
			if (chunks === null) {
				wrappedLines.push("");
				return;
			}
			let sumChunks = [chunks.shift()];
			let sumWidth = this.displayWidth(sumChunks[0]);
			chunks.forEach((chunk) => {
				const visibleWidth = this.displayWidth(chunk);
				if (sumWidth + visibleWidth <= width) {
					sumChunks.push(chunk);
					sumWidth += visibleWidth;
					return;
				}
				wrappedLines.push(sumChunks.join(""));
				const nextChunk = chunk.trimStart();
				sumChunks = [nextChunk];
				sumWidth = this.displayWidth(nextChunk);
			});
			wrappedLines.push(sumChunks.join(""));
		});
		return wrappedLines.join("\n");
	}
};
// node_modules/commander/lib/option.js
var Option = class {
	/**
	* Initialize a new `Option` with the given `flags` and `description`.
	*
	* @param {string} flags
	* @param {string} [description]
	*/
	constructor(flags, description) {
		this.flags = flags;
		this.description = description || "";
		this.required = flags.includes("<");
		this.optional = flags.includes("[");
		this.variadic = /\p{ID_Continue}\.\.\.[>\]]$/u.test(flags);
		this.mandatory = false;
		const optionFlags = splitOptionFlags(flags);
		this.short = optionFlags.shortFlag;
		this.long = optionFlags.longFlag;
		this.negate = false;
		if (this.long) this.negate = this.long.startsWith("--no-");
		this.defaultValue = void 0;
		this.defaultValueDescription = void 0;
		this.presetArg = void 0;
		this.envVar = void 0;
		this.parseArg = void 0;
		this.hidden = false;
		this.argChoices = void 0;
		this.conflictsWith = [];
		this.implied = void 0;
		this.helpGroupHeading = void 0;
	}
	/**
	* Set the default value, and optionally supply the description to be displayed in the help.
	*
	* @param {*} value
	* @param {string} [description]
	* @return {Option}
	*/
	default(value, description) {
		this.defaultValue = value;
		this.defaultValueDescription = description;
		return this;
	}
	/**
	* Preset to use when option used without option-argument, especially optional but also boolean and negated.
	* The custom processing (parseArg) is called.
	*
	* @example
	* new Option('--color').default('GREYSCALE').preset('RGB');
	* new Option('--donate [amount]').preset('20').argParser(parseFloat);
	*
	* @param {*} arg
	* @return {Option}
	*/
	preset(arg) {
		this.presetArg = arg;
		return this;
	}
	/**
	* Add option name(s) that conflict with this option.
	* An error will be displayed if conflicting options are found during parsing.
	*
	* @example
	* new Option('--rgb').conflicts('cmyk');
	* new Option('--js').conflicts(['ts', 'jsx']);
	*
	* @param {(string | string[])} names
	* @return {Option}
	*/
	conflicts(names) {
		this.conflictsWith = this.conflictsWith.concat(names);
		return this;
	}
	/**
	* Specify implied option values for when this option is set and the implied options are not.
	*
	* The custom processing (parseArg) is not called on the implied values.
	*
	* @example
	* program
	*   .addOption(new Option('--log', 'write logging information to file'))
	*   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
	*
	* @param {object} impliedOptionValues
	* @return {Option}
	*/
	implies(impliedOptionValues) {
		let newImplied = impliedOptionValues;
		if (typeof impliedOptionValues === "string") newImplied = { [impliedOptionValues]: true };
		this.implied = Object.assign(this.implied || {}, newImplied);
		return this;
	}
	/**
	* Set environment variable to check for option value.
	*
	* An environment variable is only used if when processed the current option value is
	* undefined, or the source of the current value is 'default' or 'config' or 'env'.
	*
	* @param {string} name
	* @return {Option}
	*/
	env(name) {
		this.envVar = name;
		return this;
	}
	/**
	* Set the custom handler for processing CLI option arguments into option values.
	*
	* @param {Function} [fn]
	* @return {Option}
	*/
	argParser(fn) {
		this.parseArg = fn;
		return this;
	}
	/**
	* Whether the option is mandatory and must have a value after parsing.
	*
	* @param {boolean} [mandatory=true]
	* @return {Option}
	*/
	makeOptionMandatory(mandatory = true) {
		this.mandatory = !!mandatory;
		return this;
	}
	/**
	* Hide option in help.
	*
	* @param {boolean} [hide=true]
	* @return {Option}
	*/
	hideHelp(hide = true) {
		this.hidden = !!hide;
		return this;
	}
	/**
	* @package
	*/
	_collectValue(value, previous) {
		if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
		previous.push(value);
		return previous;
	}
	/**
	* Only allow option value to be one of choices.
	*
	* @param {string[]} values
	* @return {Option}
	*/
	choices(values) {
		this.argChoices = values.slice();
		this.parseArg = (arg, previous) => {
			if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
			if (this.variadic) return this._collectValue(arg, previous);
			return arg;
		};
		return this;
	}
	/**
	* Return option name.
	*
	* @return {string}
	*/
	name() {
		if (this.long) return this.long.replace(/^--/, "");
		return this.short.replace(/^-/, "");
	}
	/**
	* Return option name, in a camelcase format that can be used
	* as an object attribute key.
	*
	* @return {string}
	*/
	attributeName() {
		if (this.negate) return camelcase(this.name().replace(/^no-/, ""));
		return camelcase(this.name());
	}
	/**
	* Set the help group heading.
	*
	* @param {string} heading
	* @return {Option}
	*/
	helpGroup(heading) {
		this.helpGroupHeading = heading;
		return this;
	}
	/**
	* Check if `arg` matches the short or long flag.
	*
	* @param {string} arg
	* @return {boolean}
	* @package
	*/
	is(arg) {
		return this.short === arg || this.long === arg;
	}
	/**
	* Return whether a boolean option.
	*
	* Options are one of boolean, negated, required argument, or optional argument.
	*
	* @return {boolean}
	* @package
	*/
	isBoolean() {
		return !this.required && !this.optional && !this.negate;
	}
};
/**
* This class is to make it easier to work with dual options, without changing the existing
* implementation. We support separate dual options for separate positive and negative options,
* like `--build` and `--no-build`, which share a single option value. This works nicely for some
* use cases, but is tricky for others where we want separate behaviours despite
* the single shared option value.
*/
var DualOptions = class {
	/**
	* @param {Option[]} options
	*/
	constructor(options) {
		this.positiveOptions = /* @__PURE__ */ new Map();
		this.negativeOptions = /* @__PURE__ */ new Map();
		this.dualOptions = /* @__PURE__ */ new Set();
		options.forEach((option) => {
			if (option.negate) this.negativeOptions.set(option.attributeName(), option);
			else this.positiveOptions.set(option.attributeName(), option);
		});
		this.negativeOptions.forEach((value, key) => {
			if (this.positiveOptions.has(key)) this.dualOptions.add(key);
		});
	}
	/**
	* Did the value come from the option, and not from possible matching dual option?
	*
	* @param {*} value
	* @param {Option} option
	* @returns {boolean}
	*/
	valueFromOption(value, option) {
		const optionKey = option.attributeName();
		if (!this.dualOptions.has(optionKey)) return true;
		const preset = this.negativeOptions.get(optionKey).presetArg;
		const negativeValue = preset !== void 0 ? preset : false;
		return option.negate === (negativeValue === value);
	}
};
/**
* Convert string from kebab-case to camelCase.
*
* @param {string} str
* @return {string}
* @private
*/
function camelcase(str) {
	return str.split("-").reduce((str, word) => {
		return str + word[0].toUpperCase() + word.slice(1);
	});
}
/**
* Split the short and long flag out of something like '-m,--mixed <value>'
*
* @private
*/
function splitOptionFlags(flags) {
	let shortFlag;
	let longFlag;
	const shortFlagExp = /^-[^-]$/;
	const longFlagExp = /^--[^-]/;
	const flagParts = flags.split(/[ |,]+/).concat("guard");
	if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
	if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
	if (!shortFlag && shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
	if (!shortFlag && longFlagExp.test(flagParts[0])) {
		shortFlag = longFlag;
		longFlag = flagParts.shift();
	}
	if (flagParts[0].startsWith("-")) {
		const unsupportedFlag = flagParts[0];
		const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
		if (/^-[^-][^-]/.test(unsupportedFlag)) throw new Error(`${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`);
		if (shortFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many short flags`);
		if (longFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many long flags`);
		throw new Error(`${baseError}
- unrecognised flag format`);
	}
	if (shortFlag === void 0 && longFlag === void 0) throw new Error(`option creation failed due to no flags found in '${flags}'.`);
	return {
		shortFlag,
		longFlag
	};
}
// node_modules/commander/lib/suggestSimilar.js
const maxDistance = 3;
function editDistance(a, b) {
	if (Math.abs(a.length - b.length) > maxDistance) return Math.max(a.length, b.length);
	const d = [];
	for (let i = 0; i <= a.length; i++) d[i] = [i];
	for (let j = 0; j <= b.length; j++) d[0][j] = j;
	for (let j = 1; j <= b.length; j++) for (let i = 1; i <= a.length; i++) {
		let cost;
		if (a[i - 1] === b[j - 1]) cost = 0;
		else cost = 1;
		d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + cost);
		if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
	}
	return d[a.length][b.length];
}
/**
* Find close matches, restricted to same number of edits.
*
* @param {string} word
* @param {string[]} candidates
* @returns {string}
*/
function suggestSimilar(word, candidates) {
	if (!candidates || candidates.length === 0) return "";
	candidates = Array.from(new Set(candidates));
	const searchingOptions = word.startsWith("--");
	if (searchingOptions) {
		word = word.slice(2);
		candidates = candidates.map((candidate) => candidate.slice(2));
	}
	let similar = [];
	let bestDistance = maxDistance;
	const minSimilarity = .4;
	candidates.forEach((candidate) => {
		if (candidate.length <= 1) return;
		const distance = editDistance(word, candidate);
		const length = Math.max(word.length, candidate.length);
		if ((length - distance) / length > minSimilarity) {
			if (distance < bestDistance) {
				bestDistance = distance;
				similar = [candidate];
			} else if (distance === bestDistance) similar.push(candidate);
		}
	});
	similar.sort((a, b) => a.localeCompare(b));
	if (searchingOptions) similar = similar.map((candidate) => `--${candidate}`);
	if (similar.length > 1) return `\n(Did you mean one of ${similar.join(", ")}?)`;
	if (similar.length === 1) return `\n(Did you mean ${similar[0]}?)`;
	return "";
}
// node_modules/commander/lib/command.js
var Command = class Command extends EventEmitter {
	/**
	* Initialize a new `Command`.
	*
	* @param {string} [name]
	*/
	constructor(name) {
		super();
		/** @type {Command[]} */
		this.commands = [];
		/** @type {Option[]} */
		this.options = [];
		this.parent = null;
		this._allowUnknownOption = false;
		this._allowExcessArguments = false;
		/** @type {Argument[]} */
		this.registeredArguments = [];
		this._args = this.registeredArguments;
		/** @type {string[]} */
		this.args = [];
		this.rawArgs = [];
		this.processedArgs = [];
		this._scriptPath = null;
		this._name = name || "";
		this._optionValues = {};
		this._optionValueSources = {};
		this._storeOptionsAsProperties = false;
		this._actionHandler = null;
		this._executableHandler = false;
		this._executableFile = null;
		this._executableDir = null;
		this._defaultCommandName = null;
		this._exitCallback = null;
		this._aliases = [];
		this._combineFlagAndOptionalValue = true;
		this._description = "";
		this._summary = "";
		this._argsDescription = void 0;
		this._enablePositionalOptions = false;
		this._passThroughOptions = false;
		this._lifeCycleHooks = {};
		/** @type {(boolean | string)} */
		this._showHelpAfterError = false;
		this._showSuggestionAfterError = true;
		this._savedState = null;
		this._outputConfiguration = {
			writeOut: (str) => process$1.stdout.write(str),
			writeErr: (str) => process$1.stderr.write(str),
			outputError: (str, write) => write(str),
			getOutHelpWidth: () => process$1.stdout.isTTY ? process$1.stdout.columns : void 0,
			getErrHelpWidth: () => process$1.stderr.isTTY ? process$1.stderr.columns : void 0,
			getOutHasColors: () => useColor() ?? (process$1.stdout.isTTY && process$1.stdout.hasColors?.()),
			getErrHasColors: () => useColor() ?? (process$1.stderr.isTTY && process$1.stderr.hasColors?.()),
			stripColor: (str) => stripVTControlCharacters(str)
		};
		this._hidden = false;
		/** @type {(Option | null | undefined)} */
		this._helpOption = void 0;
		this._addImplicitHelpCommand = void 0;
		/** @type {Command} */
		this._helpCommand = void 0;
		this._helpConfiguration = {};
		/** @type {string | undefined} */
		this._helpGroupHeading = void 0;
		/** @type {string | undefined} */
		this._defaultCommandGroup = void 0;
		/** @type {string | undefined} */
		this._defaultOptionGroup = void 0;
	}
	/**
	* Copy settings that are useful to have in common across root command and subcommands.
	*
	* (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
	*
	* @param {Command} sourceCommand
	* @return {Command} `this` command for chaining
	*/
	copyInheritedSettings(sourceCommand) {
		this._outputConfiguration = sourceCommand._outputConfiguration;
		this._helpOption = sourceCommand._helpOption;
		this._helpCommand = sourceCommand._helpCommand;
		this._helpConfiguration = sourceCommand._helpConfiguration;
		this._exitCallback = sourceCommand._exitCallback;
		this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
		this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
		this._allowExcessArguments = sourceCommand._allowExcessArguments;
		this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
		this._showHelpAfterError = sourceCommand._showHelpAfterError;
		this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
		return this;
	}
	/**
	* @returns {Command[]}
	* @private
	*/
	_getCommandAndAncestors() {
		const result = [];
		for (let command = this; command; command = command.parent) result.push(command);
		return result;
	}
	/**
	* Define a command.
	*
	* There are two styles of command: pay attention to where to put the description.
	*
	* @example
	* // Command implemented using action handler (description is supplied separately to `.command`)
	* program
	*   .command('clone <source> [destination]')
	*   .description('clone a repository into a newly created directory')
	*   .action((source, destination) => {
	*     console.log('clone command called');
	*   });
	*
	* // Command implemented using separate executable file (description is second parameter to `.command`)
	* program
	*   .command('start <service>', 'start named service')
	*   .command('stop [service]', 'stop named service, or all if no name supplied');
	*
	* @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
	* @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
	* @param {object} [execOpts] - configuration options (for executable)
	* @return {Command} returns new command for action handler, or `this` for executable command
	*/
	command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
		let desc = actionOptsOrExecDesc;
		let opts = execOpts;
		if (typeof desc === "object" && desc !== null) {
			opts = desc;
			desc = null;
		}
		opts = opts || {};
		const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
		const cmd = this.createCommand(name);
		if (desc) {
			cmd.description(desc);
			cmd._executableHandler = true;
		}
		if (opts.isDefault) this._defaultCommandName = cmd._name;
		cmd._hidden = !!(opts.noHelp || opts.hidden);
		cmd._executableFile = opts.executableFile || null;
		if (args) cmd.arguments(args);
		this._registerCommand(cmd);
		cmd.parent = this;
		cmd.copyInheritedSettings(this);
		if (desc) return this;
		return cmd;
	}
	/**
	* Factory routine to create a new unattached command.
	*
	* See .command() for creating an attached subcommand, which uses this routine to
	* create the command. You can override createCommand to customise subcommands.
	*
	* @param {string} [name]
	* @return {Command} new command
	*/
	createCommand(name) {
		return new Command(name);
	}
	/**
	* You can customise the help with a subclass of Help by overriding createHelp,
	* or by overriding Help properties using configureHelp().
	*
	* @return {Help}
	*/
	createHelp() {
		return Object.assign(new Help(), this.configureHelp());
	}
	/**
	* You can customise the help by overriding Help properties using configureHelp(),
	* or with a subclass of Help by overriding createHelp().
	*
	* @param {object} [configuration] - configuration options
	* @return {(Command | object)} `this` command for chaining, or stored configuration
	*/
	configureHelp(configuration) {
		if (configuration === void 0) return this._helpConfiguration;
		this._helpConfiguration = configuration;
		return this;
	}
	/**
	* The default output goes to stdout and stderr. You can customise this for special
	* applications. You can also customise the display of errors by overriding outputError.
	*
	* The configuration properties are all functions:
	*
	*     // change how output being written, defaults to stdout and stderr
	*     writeOut(str)
	*     writeErr(str)
	*     // change how output being written for errors, defaults to writeErr
	*     outputError(str, write) // used for displaying errors and not used for displaying help
	*     // specify width for wrapping help
	*     getOutHelpWidth()
	*     getErrHelpWidth()
	*     // color support, currently only used with Help
	*     getOutHasColors()
	*     getErrHasColors()
	*     stripColor() // used to remove ANSI escape codes if output does not have colors
	*
	* @param {object} [configuration] - configuration options
	* @return {(Command | object)} `this` command for chaining, or stored configuration
	*/
	configureOutput(configuration) {
		if (configuration === void 0) return this._outputConfiguration;
		this._outputConfiguration = {
			...this._outputConfiguration,
			...configuration
		};
		return this;
	}
	/**
	* Display the help or a custom message after an error occurs.
	*
	* @param {(boolean|string)} [displayHelp]
	* @return {Command} `this` command for chaining
	*/
	showHelpAfterError(displayHelp = true) {
		if (typeof displayHelp !== "string") displayHelp = !!displayHelp;
		this._showHelpAfterError = displayHelp;
		return this;
	}
	/**
	* Display suggestion of similar commands for unknown commands, or options for unknown options.
	*
	* @param {boolean} [displaySuggestion]
	* @return {Command} `this` command for chaining
	*/
	showSuggestionAfterError(displaySuggestion = true) {
		this._showSuggestionAfterError = !!displaySuggestion;
		return this;
	}
	/**
	* Add a prepared subcommand.
	*
	* See .command() for creating an attached subcommand which inherits settings from its parent.
	*
	* @param {Command} cmd - new subcommand
	* @param {object} [opts] - configuration options
	* @return {Command} `this` command for chaining
	*/
	addCommand(cmd, opts) {
		if (!cmd._name) throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
		opts = opts || {};
		if (opts.isDefault) this._defaultCommandName = cmd._name;
		if (opts.noHelp || opts.hidden) cmd._hidden = true;
		this._registerCommand(cmd);
		cmd.parent = this;
		cmd._checkForBrokenPassThrough();
		return this;
	}
	/**
	* Factory routine to create a new unattached argument.
	*
	* See .argument() for creating an attached argument, which uses this routine to
	* create the argument. You can override createArgument to return a custom argument.
	*
	* @param {string} name
	* @param {string} [description]
	* @return {Argument} new argument
	*/
	createArgument(name, description) {
		return new Argument(name, description);
	}
	/**
	* Define argument syntax for command.
	*
	* The default is that the argument is required, and you can explicitly
	* indicate this with <> around the name. Put [] around the name for an optional argument.
	*
	* @example
	* program.argument('<input-file>');
	* program.argument('[output-file]');
	*
	* @param {string} name
	* @param {string} [description]
	* @param {(Function|*)} [parseArg] - custom argument processing function or default value
	* @param {*} [defaultValue]
	* @return {Command} `this` command for chaining
	*/
	argument(name, description, parseArg, defaultValue) {
		const argument = this.createArgument(name, description);
		if (typeof parseArg === "function") argument.default(defaultValue).argParser(parseArg);
		else argument.default(parseArg);
		this.addArgument(argument);
		return this;
	}
	/**
	* Define argument syntax for command, adding multiple at once (without descriptions).
	*
	* See also .argument().
	*
	* @example
	* program.arguments('<cmd> [env]');
	*
	* @param {string} names
	* @return {Command} `this` command for chaining
	*/
	arguments(names) {
		names.trim().split(/ +/).forEach((detail) => {
			this.argument(detail);
		});
		return this;
	}
	/**
	* Define argument syntax for command, adding a prepared argument.
	*
	* @param {Argument} argument
	* @return {Command} `this` command for chaining
	*/
	addArgument(argument) {
		const previousArgument = this.registeredArguments.slice(-1)[0];
		if (previousArgument?.variadic) throw new Error(`only the last argument can be variadic '${previousArgument.name()}'`);
		if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) throw new Error(`a default value for a required argument is never used: '${argument.name()}'`);
		this.registeredArguments.push(argument);
		return this;
	}
	/**
	* Customise or override default help command. By default a help command is automatically added if your command has subcommands.
	*
	* @example
	*    program.helpCommand('help [cmd]');
	*    program.helpCommand('help [cmd]', 'show help');
	*    program.helpCommand(false); // suppress default help command
	*    program.helpCommand(true); // add help command even if no subcommands
	*
	* @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
	* @param {string} [description] - custom description
	* @return {Command} `this` command for chaining
	*/
	helpCommand(enableOrNameAndArgs, description) {
		if (typeof enableOrNameAndArgs === "boolean") {
			this._addImplicitHelpCommand = enableOrNameAndArgs;
			if (enableOrNameAndArgs && this._defaultCommandGroup) this._initCommandGroup(this._getHelpCommand());
			return this;
		}
		const [, helpName, helpArgs] = (enableOrNameAndArgs ?? "help [command]").match(/([^ ]+) *(.*)/);
		const helpDescription = description ?? "display help for command";
		const helpCommand = this.createCommand(helpName);
		helpCommand.helpOption(false);
		if (helpArgs) helpCommand.arguments(helpArgs);
		if (helpDescription) helpCommand.description(helpDescription);
		this._addImplicitHelpCommand = true;
		this._helpCommand = helpCommand;
		if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
		return this;
	}
	/**
	* Add prepared custom help command.
	*
	* @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
	* @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
	* @return {Command} `this` command for chaining
	*/
	addHelpCommand(helpCommand, deprecatedDescription) {
		if (typeof helpCommand !== "object") {
			this.helpCommand(helpCommand, deprecatedDescription);
			return this;
		}
		this._addImplicitHelpCommand = true;
		this._helpCommand = helpCommand;
		this._initCommandGroup(helpCommand);
		return this;
	}
	/**
	* Lazy create help command.
	*
	* @return {(Command|null)}
	* @package
	*/
	_getHelpCommand() {
		if (this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"))) {
			if (this._helpCommand === void 0) this.helpCommand(void 0, void 0);
			return this._helpCommand;
		}
		return null;
	}
	/**
	* Add hook for life cycle event.
	*
	* @param {string} event
	* @param {Function} listener
	* @return {Command} `this` command for chaining
	*/
	hook(event, listener) {
		const allowedValues = [
			"preSubcommand",
			"preAction",
			"postAction"
		];
		if (!allowedValues.includes(event)) throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
		if (this._lifeCycleHooks[event]) this._lifeCycleHooks[event].push(listener);
		else this._lifeCycleHooks[event] = [listener];
		return this;
	}
	/**
	* Register callback to use as replacement for calling process.exit.
	*
	* @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
	* @return {Command} `this` command for chaining
	*/
	exitOverride(fn) {
		if (fn) this._exitCallback = fn;
		else this._exitCallback = (err) => {
			if (err.code !== "commander.executeSubCommandAsync") throw err;
		};
		return this;
	}
	/**
	* Call process.exit, and _exitCallback if defined.
	*
	* @param {number} exitCode exit code for using with process.exit
	* @param {string} code an id string representing the error
	* @param {string} message human-readable description of the error
	* @return never
	* @private
	*/
	_exit(exitCode, code, message) {
		if (this._exitCallback) this._exitCallback(new CommanderError(exitCode, code, message));
		process$1.exit(exitCode);
	}
	/**
	* Register callback `fn` for the command.
	*
	* @example
	* program
	*   .command('serve')
	*   .description('start service')
	*   .action(function() {
	*      // do work here
	*   });
	*
	* @param {Function} fn
	* @return {Command} `this` command for chaining
	*/
	action(fn) {
		const listener = (args) => {
			const expectedArgsCount = this.registeredArguments.length;
			const actionArgs = args.slice(0, expectedArgsCount);
			if (this._storeOptionsAsProperties) actionArgs[expectedArgsCount] = this;
			else actionArgs[expectedArgsCount] = this.opts();
			actionArgs.push(this);
			return fn.apply(this, actionArgs);
		};
		this._actionHandler = listener;
		return this;
	}
	/**
	* Factory routine to create a new unattached option.
	*
	* See .option() for creating an attached option, which uses this routine to
	* create the option. You can override createOption to return a custom option.
	*
	* @param {string} flags
	* @param {string} [description]
	* @return {Option} new option
	*/
	createOption(flags, description) {
		return new Option(flags, description);
	}
	/**
	* Wrap parseArgs to catch 'commander.invalidArgument'.
	*
	* @param {(Option | Argument)} target
	* @param {string} value
	* @param {*} previous
	* @param {string} invalidArgumentMessage
	* @private
	*/
	_callParseArg(target, value, previous, invalidArgumentMessage) {
		try {
			return target.parseArg(value, previous);
		} catch (err) {
			if (err.code === "commander.invalidArgument") {
				const message = `${invalidArgumentMessage} ${err.message}`;
				this.error(message, {
					exitCode: err.exitCode,
					code: err.code
				});
			}
			throw err;
		}
	}
	/**
	* Check for option flag conflicts.
	* Register option if no conflicts found, or throw on conflict.
	*
	* @param {Option} option
	* @private
	*/
	_registerOption(option) {
		const matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
		if (matchingOption) {
			const matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
			throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
		}
		this._initOptionGroup(option);
		this.options.push(option);
	}
	/**
	* Check for command name and alias conflicts with existing commands.
	* Register command if no conflicts found, or throw on conflict.
	*
	* @param {Command} command
	* @private
	*/
	_registerCommand(command) {
		const knownBy = (cmd) => {
			return [cmd.name()].concat(cmd.aliases());
		};
		const alreadyUsed = knownBy(command).find((name) => this._findCommand(name));
		if (alreadyUsed) {
			const existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
			const newCmd = knownBy(command).join("|");
			throw new Error(`cannot add command '${newCmd}' as already have command '${existingCmd}'`);
		}
		this._initCommandGroup(command);
		this.commands.push(command);
	}
	/**
	* Add an option.
	*
	* @param {Option} option
	* @return {Command} `this` command for chaining
	*/
	addOption(option) {
		this._registerOption(option);
		const oname = option.name();
		const name = option.attributeName();
		if (option.defaultValue !== void 0) this.setOptionValueWithSource(name, option.defaultValue, "default");
		const handleOptionValue = (val, invalidValueMessage, valueSource) => {
			if (val == null && option.presetArg !== void 0) val = option.presetArg;
			const oldValue = this.getOptionValue(name);
			if (val !== null && option.parseArg) val = this._callParseArg(option, val, oldValue, invalidValueMessage);
			else if (val !== null && option.variadic) val = option._collectValue(val, oldValue);
			if (val == null) {
				if (option.negate) val = false;
				else if (option.isBoolean() || option.optional) val = true;
				else val = "";
			}
			this.setOptionValueWithSource(name, val, valueSource);
		};
		this.on("option:" + oname, (val) => {
			const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
			handleOptionValue(val, invalidValueMessage, "cli");
		});
		if (option.envVar) this.on("optionEnv:" + oname, (val) => {
			const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
			handleOptionValue(val, invalidValueMessage, "env");
		});
		return this;
	}
	/**
	* Internal implementation shared by .option() and .requiredOption()
	*
	* @return {Command} `this` command for chaining
	* @private
	*/
	_optionEx(config, flags, description, fn, defaultValue) {
		if (typeof flags === "object" && flags instanceof Option) throw new Error("To add an Option object use addOption() instead of option() or requiredOption()");
		const option = this.createOption(flags, description);
		option.makeOptionMandatory(!!config.mandatory);
		if (typeof fn === "function") option.default(defaultValue).argParser(fn);
		else if (fn instanceof RegExp) {
			const regex = fn;
			fn = (val, def) => {
				const m = regex.exec(val);
				return m ? m[0] : def;
			};
			option.default(defaultValue).argParser(fn);
		} else option.default(fn);
		return this.addOption(option);
	}
	/**
	* Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
	*
	* The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
	* option-argument is indicated by `<>` and an optional option-argument by `[]`.
	*
	* See the README for more details, and see also addOption() and requiredOption().
	*
	* @example
	* program
	*     .option('-p, --pepper', 'add pepper')
	*     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
	*     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
	*     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
	*
	* @param {string} flags
	* @param {string} [description]
	* @param {(Function|*)} [parseArg] - custom option processing function or default value
	* @param {*} [defaultValue]
	* @return {Command} `this` command for chaining
	*/
	option(flags, description, parseArg, defaultValue) {
		return this._optionEx({}, flags, description, parseArg, defaultValue);
	}
	/**
	* Add a required option which must have a value after parsing. This usually means
	* the option must be specified on the command line. (Otherwise the same as .option().)
	*
	* The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
	*
	* @param {string} flags
	* @param {string} [description]
	* @param {(Function|*)} [parseArg] - custom option processing function or default value
	* @param {*} [defaultValue]
	* @return {Command} `this` command for chaining
	*/
	requiredOption(flags, description, parseArg, defaultValue) {
		return this._optionEx({ mandatory: true }, flags, description, parseArg, defaultValue);
	}
	/**
	* Alter parsing of short flags with optional values.
	*
	* @example
	* // for `.option('-f,--flag [value]'):
	* program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
	* program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
	*
	* @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
	* @return {Command} `this` command for chaining
	*/
	combineFlagAndOptionalValue(combine = true) {
		this._combineFlagAndOptionalValue = !!combine;
		return this;
	}
	/**
	* Allow unknown options on the command line.
	*
	* @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
	* @return {Command} `this` command for chaining
	*/
	allowUnknownOption(allowUnknown = true) {
		this._allowUnknownOption = !!allowUnknown;
		return this;
	}
	/**
	* Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
	*
	* @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
	* @return {Command} `this` command for chaining
	*/
	allowExcessArguments(allowExcess = true) {
		this._allowExcessArguments = !!allowExcess;
		return this;
	}
	/**
	* Enable positional options. Positional means global options are specified before subcommands which lets
	* subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
	* The default behaviour is non-positional and global options may appear anywhere on the command line.
	*
	* @param {boolean} [positional]
	* @return {Command} `this` command for chaining
	*/
	enablePositionalOptions(positional = true) {
		this._enablePositionalOptions = !!positional;
		return this;
	}
	/**
	* Pass through options that come after command-arguments rather than treat them as command-options,
	* so actual command-options come before command-arguments. Turning this on for a subcommand requires
	* positional options to have been enabled on the program (parent commands).
	* The default behaviour is non-positional and options may appear before or after command-arguments.
	*
	* @param {boolean} [passThrough] for unknown options.
	* @return {Command} `this` command for chaining
	*/
	passThroughOptions(passThrough = true) {
		this._passThroughOptions = !!passThrough;
		this._checkForBrokenPassThrough();
		return this;
	}
	/**
	* @private
	*/
	_checkForBrokenPassThrough() {
		if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) throw new Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`);
	}
	/**
	* Whether to store option values as properties on command object,
	* or store separately (specify false). In both cases the option values can be accessed using .opts().
	*
	* @param {boolean} [storeAsProperties=true]
	* @return {Command} `this` command for chaining
	*/
	storeOptionsAsProperties(storeAsProperties = true) {
		if (this.options.length) throw new Error("call .storeOptionsAsProperties() before adding options");
		if (Object.keys(this._optionValues).length) throw new Error("call .storeOptionsAsProperties() before setting option values");
		this._storeOptionsAsProperties = !!storeAsProperties;
		return this;
	}
	/**
	* Retrieve option value.
	*
	* @param {string} key
	* @return {object} value
	*/
	getOptionValue(key) {
		if (this._storeOptionsAsProperties) return this[key];
		return this._optionValues[key];
	}
	/**
	* Store option value.
	*
	* @param {string} key
	* @param {object} value
	* @return {Command} `this` command for chaining
	*/
	setOptionValue(key, value) {
		return this.setOptionValueWithSource(key, value, void 0);
	}
	/**
	* Store option value and where the value came from.
	*
	* @param {string} key
	* @param {object} value
	* @param {string} source - expected values are default/config/env/cli/implied
	* @return {Command} `this` command for chaining
	*/
	setOptionValueWithSource(key, value, source) {
		if (this._storeOptionsAsProperties) this[key] = value;
		else this._optionValues[key] = value;
		this._optionValueSources[key] = source;
		return this;
	}
	/**
	* Get source of option value.
	* Expected values are default | config | env | cli | implied
	*
	* @param {string} key
	* @return {string}
	*/
	getOptionValueSource(key) {
		return this._optionValueSources[key];
	}
	/**
	* Get source of option value. See also .optsWithGlobals().
	* Expected values are default | config | env | cli | implied
	*
	* @param {string} key
	* @return {string}
	*/
	getOptionValueSourceWithGlobals(key) {
		let source;
		this._getCommandAndAncestors().forEach((cmd) => {
			if (Object.hasOwn(cmd._optionValueSources, key)) source = cmd.getOptionValueSource(key);
		});
		return source;
	}
	/**
	* Get user arguments from implied or explicit arguments.
	* Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
	*
	* @private
	*/
	_prepareUserArgs(argv, parseOptions) {
		if (argv !== void 0 && !Array.isArray(argv)) throw new Error("first parameter to parse must be array or undefined");
		parseOptions = parseOptions || {};
		if (argv === void 0 && parseOptions.from === void 0) {
			if (process$1.versions?.electron) parseOptions.from = "electron";
			const execArgv = process$1.execArgv ?? [];
			if (execArgv.includes("-e") || execArgv.includes("--eval") || execArgv.includes("-p") || execArgv.includes("--print")) parseOptions.from = "eval";
		}
		if (argv === void 0) argv = process$1.argv;
		this.rawArgs = argv.slice();
		let userArgs;
		switch (parseOptions.from) {
			case void 0:
			case "node":
				this._scriptPath = argv[1];
				userArgs = argv.slice(2);
				break;
			case "electron":
				if (process$1.defaultApp) {
					this._scriptPath = argv[1];
					userArgs = argv.slice(2);
				} else userArgs = argv.slice(1);
				break;
			case "user":
				userArgs = argv.slice(0);
				break;
			case "eval":
				userArgs = argv.slice(1);
				break;
			default: throw new Error(`unexpected parse option { from: '${parseOptions.from}' }`);
		}
		if (!this._name && this._scriptPath) this.nameFromFilename(this._scriptPath);
		this._name = this._name || "program";
		return userArgs;
	}
	/**
	* Parse `argv`, setting options and invoking commands when defined.
	*
	* Use parseAsync instead of parse if any of your action handlers are async.
	*
	* Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
	*
	* Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
	* - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
	* - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
	* - `'user'`: just user arguments
	*
	* @example
	* program.parse(); // parse process.argv and auto-detect electron and special node flags
	* program.parse(process.argv); // assume argv[0] is app and argv[1] is script
	* program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
	*
	* @param {string[]} [argv] - optional, defaults to process.argv
	* @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
	* @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
	* @return {Command} `this` command for chaining
	*/
	parse(argv, parseOptions) {
		this._prepareForParse();
		const userArgs = this._prepareUserArgs(argv, parseOptions);
		this._parseCommand([], userArgs);
		return this;
	}
	/**
	* Parse `argv`, setting options and invoking commands when defined.
	*
	* Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
	*
	* Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
	* - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
	* - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
	* - `'user'`: just user arguments
	*
	* @example
	* await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
	* await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
	* await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
	*
	* @param {string[]} [argv]
	* @param {object} [parseOptions]
	* @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
	* @return {Promise}
	*/
	async parseAsync(argv, parseOptions) {
		this._prepareForParse();
		const userArgs = this._prepareUserArgs(argv, parseOptions);
		await this._parseCommand([], userArgs);
		return this;
	}
	_prepareForParse() {
		if (this._savedState === null) {
			this.options.filter((option) => option.negate && option.defaultValue === void 0 && this.getOptionValue(option.attributeName()) === void 0).forEach((option) => {
				const positiveLongFlag = option.long.replace(/^--no-/, "--");
				if (!this._findOption(positiveLongFlag)) this.setOptionValueWithSource(option.attributeName(), true, "default");
			});
			this.saveStateBeforeParse();
		} else this.restoreStateBeforeParse();
	}
	/**
	* Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
	* Not usually called directly, but available for subclasses to save their custom state.
	*
	* This is called in a lazy way. Only commands used in parsing chain will have state saved.
	*/
	saveStateBeforeParse() {
		this._savedState = {
			_name: this._name,
			_optionValues: { ...this._optionValues },
			_optionValueSources: { ...this._optionValueSources }
		};
	}
	/**
	* Restore state before parse for calls after the first.
	* Not usually called directly, but available for subclasses to save their custom state.
	*
	* This is called in a lazy way. Only commands used in parsing chain will have state restored.
	*/
	restoreStateBeforeParse() {
		if (this._storeOptionsAsProperties) throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
		this._name = this._savedState._name;
		this._scriptPath = null;
		this.rawArgs = [];
		this._optionValues = { ...this._savedState._optionValues };
		this._optionValueSources = { ...this._savedState._optionValueSources };
		this.args = [];
		this.processedArgs = [];
	}
	/**
	* Throw if expected executable is missing. Add lots of help for author.
	*
	* @param {string} executableFile
	* @param {string} executableDir
	* @param {string} subcommandName
	*/
	_checkForMissingExecutable(executableFile, executableDir, subcommandName) {
		if (fs.existsSync(executableFile)) return;
		const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory"}`;
		throw new Error(executableMissing);
	}
	/**
	* Execute a sub-command executable.
	*
	* @private
	*/
	_executeSubCommand(subcommand, args) {
		args = args.slice();
		const sourceExt = [
			".js",
			".ts",
			".tsx",
			".mjs",
			".cjs"
		];
		function findFile(baseDir, baseName) {
			const localBin = path.resolve(baseDir, baseName);
			if (fs.existsSync(localBin)) return localBin;
			if (sourceExt.includes(path.extname(baseName))) return void 0;
			const foundExt = sourceExt.find((ext) => fs.existsSync(`${localBin}${ext}`));
			if (foundExt) return `${localBin}${foundExt}`;
		}
		this._checkForMissingMandatoryOptions();
		this._checkForConflictingOptions();
		let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
		let executableDir = this._executableDir || "";
		if (this._scriptPath) {
			let resolvedScriptPath;
			try {
				resolvedScriptPath = fs.realpathSync(this._scriptPath);
			} catch {
				resolvedScriptPath = this._scriptPath;
			}
			executableDir = path.resolve(path.dirname(resolvedScriptPath), executableDir);
		}
		if (executableDir) {
			let localFile = findFile(executableDir, executableFile);
			if (!localFile && !subcommand._executableFile && this._scriptPath) {
				const legacyName = path.basename(this._scriptPath, path.extname(this._scriptPath));
				if (legacyName !== this._name) localFile = findFile(executableDir, `${legacyName}-${subcommand._name}`);
			}
			executableFile = localFile || executableFile;
		}
		const launchWithNode = sourceExt.includes(path.extname(executableFile));
		let proc;
		if (process$1.platform !== "win32") {
			if (launchWithNode) {
				args.unshift(executableFile);
				args = incrementNodeInspectorPort(process$1.execArgv).concat(args);
				proc = childProcess.spawn(process$1.argv[0], args, { stdio: "inherit" });
			} else proc = childProcess.spawn(executableFile, args, { stdio: "inherit" });
		} else {
			this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
			args.unshift(executableFile);
			args = incrementNodeInspectorPort(process$1.execArgv).concat(args);
			proc = childProcess.spawn(process$1.execPath, args, { stdio: "inherit" });
		}
		if (!proc.killed) [
			"SIGUSR1",
			"SIGUSR2",
			"SIGTERM",
			"SIGINT",
			"SIGHUP"
		].forEach((signal) => {
			process$1.on(signal, () => {
				if (proc.killed === false && proc.exitCode === null) proc.kill(signal);
			});
		});
		const exitCallback = this._exitCallback;
		proc.on("close", (code) => {
			code = code ?? 1;
			if (!exitCallback) process$1.exit(code);
			else exitCallback(new CommanderError(code, "commander.executeSubCommandAsync", "(close)"));
		});
		proc.on("error", (err) => {
			if (err.code === "ENOENT") this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
			else if (err.code === "EACCES") throw new Error(`'${executableFile}' not executable`);
			if (!exitCallback) process$1.exit(1);
			else {
				const wrappedError = new CommanderError(1, "commander.executeSubCommandAsync", "(error)");
				wrappedError.nestedError = err;
				exitCallback(wrappedError);
			}
		});
		this.runningCommand = proc;
	}
	/**
	* @private
	*/
	_dispatchSubcommand(commandName, operands, unknown) {
		const subCommand = this._findCommand(commandName);
		if (!subCommand) this.help({ error: true });
		subCommand._prepareForParse();
		let promiseChain;
		promiseChain = this._chainOrCallSubCommandHook(promiseChain, subCommand, "preSubcommand");
		promiseChain = this._chainOrCall(promiseChain, () => {
			if (subCommand._executableHandler) this._executeSubCommand(subCommand, operands.concat(unknown));
			else return subCommand._parseCommand(operands, unknown);
		});
		return promiseChain;
	}
	/**
	* Invoke help directly if possible, or dispatch if necessary.
	* e.g. help foo
	*
	* @private
	*/
	_dispatchHelpCommand(subcommandName) {
		if (!subcommandName) this.help();
		const subCommand = this._findCommand(subcommandName);
		if (subCommand && !subCommand._executableHandler) subCommand.help();
		return this._dispatchSubcommand(subcommandName, [], [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]);
	}
	/**
	* Check this.args against expected this.registeredArguments.
	*
	* @private
	*/
	_checkNumberOfArguments() {
		this.registeredArguments.forEach((arg, i) => {
			if (arg.required && this.args[i] == null) this.missingArgument(arg.name());
		});
		if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) return;
		if (this.args.length > this.registeredArguments.length) this._excessArguments(this.args);
	}
	/**
	* Process this.args using this.registeredArguments and save as this.processedArgs!
	*
	* @private
	*/
	_processArguments() {
		const myParseArg = (argument, value, previous) => {
			let parsedValue = value;
			if (value !== null && argument.parseArg) {
				const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
				parsedValue = this._callParseArg(argument, value, previous, invalidValueMessage);
			}
			return parsedValue;
		};
		this._checkNumberOfArguments();
		const processedArgs = [];
		this.registeredArguments.forEach((declaredArg, index) => {
			let value = declaredArg.defaultValue;
			if (declaredArg.variadic) {
				if (index < this.args.length) {
					value = this.args.slice(index);
					if (declaredArg.parseArg) value = value.reduce((processed, v) => {
						return myParseArg(declaredArg, v, processed);
					}, declaredArg.defaultValue);
				} else if (value === void 0) value = [];
			} else if (index < this.args.length) {
				value = this.args[index];
				if (declaredArg.parseArg) value = myParseArg(declaredArg, value, declaredArg.defaultValue);
			}
			processedArgs[index] = value;
		});
		this.processedArgs = processedArgs;
	}
	/**
	* Once we have a promise we chain, but call synchronously until then.
	*
	* @param {(Promise|undefined)} promise
	* @param {Function} fn
	* @return {(Promise|undefined)}
	* @private
	*/
	_chainOrCall(promise, fn) {
		if (promise?.then && typeof promise.then === "function") return promise.then(() => fn());
		return fn();
	}
	/**
	*
	* @param {(Promise|undefined)} promise
	* @param {string} event
	* @return {(Promise|undefined)}
	* @private
	*/
	_chainOrCallHooks(promise, event) {
		let result = promise;
		const hooks = [];
		this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
			hookedCommand._lifeCycleHooks[event].forEach((callback) => {
				hooks.push({
					hookedCommand,
					callback
				});
			});
		});
		if (event === "postAction") hooks.reverse();
		hooks.forEach((hookDetail) => {
			result = this._chainOrCall(result, () => {
				return hookDetail.callback(hookDetail.hookedCommand, this);
			});
		});
		return result;
	}
	/**
	*
	* @param {(Promise|undefined)} promise
	* @param {Command} subCommand
	* @param {string} event
	* @return {(Promise|undefined)}
	* @private
	*/
	_chainOrCallSubCommandHook(promise, subCommand, event) {
		let result = promise;
		if (this._lifeCycleHooks[event] !== void 0) this._lifeCycleHooks[event].forEach((hook) => {
			result = this._chainOrCall(result, () => {
				return hook(this, subCommand);
			});
		});
		return result;
	}
	/**
	* Process arguments in context of this command.
	* Returns action result, in case it is a promise.
	*
	* @private
	*/
	_parseCommand(operands, unknown) {
		const parsed = this.parseOptions(unknown);
		this._parseOptionsEnv();
		this._parseOptionsImplied();
		operands = operands.concat(parsed.operands);
		unknown = parsed.unknown;
		this.args = operands.concat(unknown);
		if (operands && this._findCommand(operands[0])) return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
		if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) return this._dispatchHelpCommand(operands[1]);
		if (this._defaultCommandName) {
			this._outputHelpIfRequested(unknown);
			return this._dispatchSubcommand(this._defaultCommandName, operands, unknown);
		}
		if (this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName) this.help({ error: true });
		this._outputHelpIfRequested(parsed.unknown);
		this._checkForMissingMandatoryOptions();
		this._checkForConflictingOptions();
		const checkForUnknownOptions = () => {
			if (parsed.unknown.length > 0) this.unknownOption(parsed.unknown[0]);
		};
		const commandEvent = `command:${this.name()}`;
		if (this._actionHandler) {
			checkForUnknownOptions();
			this._processArguments();
			let promiseChain;
			promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
			promiseChain = this._chainOrCall(promiseChain, () => this._actionHandler(this.processedArgs));
			if (this.parent) promiseChain = this._chainOrCall(promiseChain, () => {
				this.parent.emit(commandEvent, operands, unknown);
			});
			promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
			return promiseChain;
		}
		if (this.parent?.listenerCount(commandEvent)) {
			checkForUnknownOptions();
			this._processArguments();
			this.parent.emit(commandEvent, operands, unknown);
		} else if (operands.length) {
			if (this._findCommand("*")) return this._dispatchSubcommand("*", operands, unknown);
			if (this.listenerCount("command:*")) this.emit("command:*", operands, unknown);
			else if (this.commands.length) this.unknownCommand();
			else {
				checkForUnknownOptions();
				this._processArguments();
			}
		} else if (this.commands.length) {
			checkForUnknownOptions();
			this.help({ error: true });
		} else {
			checkForUnknownOptions();
			this._processArguments();
		}
	}
	/**
	* Find matching command.
	*
	* @private
	* @return {Command | undefined}
	*/
	_findCommand(name) {
		if (!name) return void 0;
		return this.commands.find((cmd) => cmd._name === name || cmd._aliases.includes(name));
	}
	/**
	* Return an option matching `arg` if any.
	*
	* @param {string} arg
	* @return {Option}
	* @package
	*/
	_findOption(arg) {
		return this.options.find((option) => option.is(arg));
	}
	/**
	* Display an error message if a mandatory option does not have a value.
	* Called after checking for help flags in leaf subcommand.
	*
	* @private
	*/
	_checkForMissingMandatoryOptions() {
		this._getCommandAndAncestors().forEach((cmd) => {
			cmd.options.forEach((anOption) => {
				if (anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0) cmd.missingMandatoryOptionValue(anOption);
			});
		});
	}
	/**
	* Display an error message if conflicting options are used together in this.
	*
	* @private
	*/
	_checkForConflictingLocalOptions() {
		const definedNonDefaultOptions = this.options.filter((option) => {
			const optionKey = option.attributeName();
			if (this.getOptionValue(optionKey) === void 0) return false;
			return this.getOptionValueSource(optionKey) !== "default";
		});
		definedNonDefaultOptions.filter((option) => option.conflictsWith.length > 0).forEach((option) => {
			const conflictingAndDefined = definedNonDefaultOptions.find((defined) => option.conflictsWith.includes(defined.attributeName()));
			if (conflictingAndDefined) this._conflictingOption(option, conflictingAndDefined);
		});
	}
	/**
	* Display an error message if conflicting options are used together.
	* Called after checking for help flags in leaf subcommand.
	*
	* @private
	*/
	_checkForConflictingOptions() {
		this._getCommandAndAncestors().forEach((cmd) => {
			cmd._checkForConflictingLocalOptions();
		});
	}
	/**
	* Parse options from `argv` removing known options,
	* and return argv split into operands and unknown arguments.
	*
	* Side effects: modifies command by storing options. Does not reset state if called again.
	*
	* Examples:
	*
	*     argv => operands, unknown
	*     --known kkk op => [op], []
	*     op --known kkk => [op], []
	*     sub --unknown uuu op => [sub], [--unknown uuu op]
	*     sub -- --unknown uuu op => [sub --unknown uuu op], []
	*
	* @param {string[]} args
	* @return {{operands: string[], unknown: string[]}}
	*/
	parseOptions(args) {
		const operands = [];
		const unknown = [];
		let dest = operands;
		function maybeOption(arg) {
			return arg.length > 1 && arg[0] === "-";
		}
		const negativeNumberArg = (arg) => {
			if (!/^-(\d+|\d*\.\d+)([eE][+-]?\d+)?$/.test(arg)) return false;
			return !this._getCommandAndAncestors().some((cmd) => cmd.options.map((opt) => opt.short).some((short) => /^-\d$/.test(short)));
		};
		let activeVariadicOption = null;
		let activeGroup = null;
		let i = 0;
		while (i < args.length || activeGroup) {
			const arg = activeGroup ?? args[i++];
			activeGroup = null;
			if (arg === "--") {
				if (dest === unknown) dest.push(arg);
				dest.push(...args.slice(i));
				break;
			}
			if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
				this.emit(`option:${activeVariadicOption.name()}`, arg);
				continue;
			}
			activeVariadicOption = null;
			if (maybeOption(arg)) {
				const option = this._findOption(arg);
				if (option) {
					if (option.required) {
						const value = args[i++];
						if (value === void 0) this.optionMissingArgument(option);
						this.emit(`option:${option.name()}`, value);
					} else if (option.optional) {
						let value = null;
						if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) value = args[i++];
						this.emit(`option:${option.name()}`, value);
					} else this.emit(`option:${option.name()}`);
					activeVariadicOption = option.variadic ? option : null;
					continue;
				}
			}
			if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
				const option = this._findOption(`-${arg[1]}`);
				if (option) {
					if (option.required || option.optional && this._combineFlagAndOptionalValue) this.emit(`option:${option.name()}`, arg.slice(2));
					else {
						this.emit(`option:${option.name()}`);
						activeGroup = `-${arg.slice(2)}`;
					}
					continue;
				}
			}
			if (/^--[^=]+=/.test(arg)) {
				const index = arg.indexOf("=");
				const option = this._findOption(arg.slice(0, index));
				if (option && (option.required || option.optional)) {
					this.emit(`option:${option.name()}`, arg.slice(index + 1));
					continue;
				}
			}
			if (dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg))) dest = unknown;
			if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown.length === 0) {
				if (this._findCommand(arg)) {
					operands.push(arg);
					unknown.push(...args.slice(i));
					break;
				} else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
					operands.push(arg, ...args.slice(i));
					break;
				} else if (this._defaultCommandName) {
					unknown.push(arg, ...args.slice(i));
					break;
				}
			}
			if (this._passThroughOptions) {
				dest.push(arg, ...args.slice(i));
				break;
			}
			dest.push(arg);
		}
		return {
			operands,
			unknown
		};
	}
	/**
	* Return an object containing local option values as key-value pairs.
	*
	* @return {object}
	*/
	opts() {
		if (this._storeOptionsAsProperties) {
			const result = {};
			const len = this.options.length;
			for (let i = 0; i < len; i++) {
				const key = this.options[i].attributeName();
				result[key] = key === this._versionOptionName ? this._version : this[key];
			}
			return result;
		}
		return this._optionValues;
	}
	/**
	* Return an object containing merged local and global option values as key-value pairs.
	*
	* @return {object}
	*/
	optsWithGlobals() {
		return this._getCommandAndAncestors().reduce((combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()), {});
	}
	/**
	* Display error message and exit (or call exitOverride).
	*
	* @param {string} message
	* @param {object} [errorOptions]
	* @param {string} [errorOptions.code] - an id string representing the error
	* @param {number} [errorOptions.exitCode] - used with process.exit
	*/
	error(message, errorOptions) {
		this._outputConfiguration.outputError(`${message}\n`, this._outputConfiguration.writeErr);
		if (typeof this._showHelpAfterError === "string") this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
		else if (this._showHelpAfterError) {
			this._outputConfiguration.writeErr("\n");
			this.outputHelp({ error: true });
		}
		const config = errorOptions || {};
		const exitCode = config.exitCode || 1;
		const code = config.code || "commander.error";
		this._exit(exitCode, code, message);
	}
	/**
	* Apply any option related environment variables, if option does
	* not have a value from cli or client code.
	*
	* @private
	*/
	_parseOptionsEnv() {
		this.options.forEach((option) => {
			if (option.envVar && option.envVar in process$1.env) {
				const optionKey = option.attributeName();
				if (this.getOptionValue(optionKey) === void 0 || [
					"default",
					"config",
					"env"
				].includes(this.getOptionValueSource(optionKey))) {
					if (option.required || option.optional) this.emit(`optionEnv:${option.name()}`, process$1.env[option.envVar]);
					else this.emit(`optionEnv:${option.name()}`);
				}
			}
		});
	}
	/**
	* Apply any implied option values, if option is undefined or default value.
	*
	* @private
	*/
	_parseOptionsImplied() {
		const dualHelper = new DualOptions(this.options);
		const hasCustomOptionValue = (optionKey) => {
			return this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
		};
		this.options.filter((option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(this.getOptionValue(option.attributeName()), option)).forEach((option) => {
			Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
				this.setOptionValueWithSource(impliedKey, option.implied[impliedKey], "implied");
			});
		});
	}
	/**
	* Argument `name` is missing.
	*
	* @param {string} name
	* @private
	*/
	missingArgument(name) {
		const message = `error: missing required argument '${name}'`;
		this.error(message, { code: "commander.missingArgument" });
	}
	/**
	* `Option` is missing an argument.
	*
	* @param {Option} option
	* @private
	*/
	optionMissingArgument(option) {
		const message = `error: option '${option.flags}' argument missing`;
		this.error(message, { code: "commander.optionMissingArgument" });
	}
	/**
	* `Option` does not have a value, and is a mandatory option.
	*
	* @param {Option} option
	* @private
	*/
	missingMandatoryOptionValue(option) {
		const message = `error: required option '${option.flags}' not specified`;
		this.error(message, { code: "commander.missingMandatoryOptionValue" });
	}
	/**
	* `Option` conflicts with another option.
	*
	* @param {Option} option
	* @param {Option} conflictingOption
	* @private
	*/
	_conflictingOption(option, conflictingOption) {
		const findBestOptionFromValue = (option) => {
			const optionKey = option.attributeName();
			const optionValue = this.getOptionValue(optionKey);
			const negativeOption = this.options.find((target) => target.negate && optionKey === target.attributeName());
			const positiveOption = this.options.find((target) => !target.negate && optionKey === target.attributeName());
			if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === false || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) return negativeOption;
			return positiveOption || option;
		};
		const getErrorMessage = (option) => {
			const bestOption = findBestOptionFromValue(option);
			const optionKey = bestOption.attributeName();
			if (this.getOptionValueSource(optionKey) === "env") return `environment variable '${bestOption.envVar}'`;
			return `option '${bestOption.flags}'`;
		};
		const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
		this.error(message, { code: "commander.conflictingOption" });
	}
	/**
	* Unknown option `flag`.
	*
	* @param {string} flag
	* @private
	*/
	unknownOption(flag) {
		if (this._allowUnknownOption) return;
		let suggestion = "";
		if (flag.startsWith("--") && this._showSuggestionAfterError) {
			let candidateFlags = [];
			let command = this;
			do {
				const moreFlags = command.createHelp().visibleOptions(command).filter((option) => option.long).map((option) => option.long);
				candidateFlags = candidateFlags.concat(moreFlags);
				command = command.parent;
			} while (command && !command._enablePositionalOptions);
			suggestion = suggestSimilar(flag, candidateFlags);
		}
		const message = `error: unknown option '${flag}'${suggestion}`;
		this.error(message, { code: "commander.unknownOption" });
	}
	/**
	* Excess arguments, more than expected.
	*
	* @param {string[]} receivedArgs
	* @private
	*/
	_excessArguments(receivedArgs) {
		if (this._allowExcessArguments) return;
		const expected = this.registeredArguments.length;
		const s = expected === 1 ? "" : "s";
		const received = receivedArgs.length;
		const message = `error: too many arguments${this.parent ? ` for '${this.name()}'` : ""}. Expected ${expected} argument${s} but got ${received}: ${receivedArgs.join(", ")}.`;
		this.error(message, { code: "commander.excessArguments" });
	}
	/**
	* Unknown command.
	*
	* @private
	*/
	unknownCommand() {
		const unknownName = this.args[0];
		let suggestion = "";
		if (this._showSuggestionAfterError) {
			const candidateNames = [];
			this.createHelp().visibleCommands(this).forEach((command) => {
				candidateNames.push(command.name());
				if (command.alias()) candidateNames.push(command.alias());
			});
			suggestion = suggestSimilar(unknownName, candidateNames);
		}
		const message = `error: unknown command '${unknownName}'${suggestion}`;
		this.error(message, { code: "commander.unknownCommand" });
	}
	/**
	* Get or set the program version.
	*
	* This method auto-registers the "-V, --version" option which will print the version number.
	*
	* You can optionally supply the flags and description to override the defaults.
	*
	* @param {string} [str]
	* @param {string} [flags]
	* @param {string} [description]
	* @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
	*/
	version(str, flags, description) {
		if (str === void 0) return this._version;
		this._version = str;
		flags = flags || "-V, --version";
		description = description || "output the version number";
		const versionOption = this.createOption(flags, description);
		this._versionOptionName = versionOption.attributeName();
		this._registerOption(versionOption);
		this.on("option:" + versionOption.name(), () => {
			this._outputConfiguration.writeOut(`${str}\n`);
			this._exit(0, "commander.version", str);
		});
		return this;
	}
	/**
	* Set the description.
	*
	* @param {string} [str]
	* @param {object} [argsDescription]
	* @return {(string|Command)}
	*/
	description(str, argsDescription) {
		if (str === void 0 && argsDescription === void 0) return this._description;
		this._description = str;
		if (argsDescription) this._argsDescription = argsDescription;
		return this;
	}
	/**
	* Set the summary. Used when listed as subcommand of parent.
	*
	* @param {string} [str]
	* @return {(string|Command)}
	*/
	summary(str) {
		if (str === void 0) return this._summary;
		this._summary = str;
		return this;
	}
	/**
	* Set an alias for the command.
	*
	* You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
	*
	* @param {string} [alias]
	* @return {(string|Command)}
	*/
	alias(alias) {
		if (alias === void 0) return this._aliases[0];
		/** @type {Command} */
		let command = this;
		if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler) command = this.commands[this.commands.length - 1];
		if (alias === command._name) throw new Error("Command alias can't be the same as its name");
		const matchingCommand = this.parent?._findCommand(alias);
		if (matchingCommand) {
			const existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
			throw new Error(`cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`);
		}
		command._aliases.push(alias);
		return this;
	}
	/**
	* Set aliases for the command.
	*
	* Only the first alias is shown in the auto-generated help.
	*
	* @param {string[]} [aliases]
	* @return {(string[]|Command)}
	*/
	aliases(aliases) {
		if (aliases === void 0) return this._aliases;
		aliases.forEach((alias) => this.alias(alias));
		return this;
	}
	/**
	* Set / get the command usage `str`.
	*
	* @param {string} [str]
	* @return {(string|Command)}
	*/
	usage(str) {
		if (str === void 0) {
			if (this._usage) return this._usage;
			const args = this.registeredArguments.map((arg) => {
				return humanReadableArgName(arg);
			});
			return [].concat(this.options.length || this._helpOption !== null ? "[options]" : [], this.commands.length ? "[command]" : [], this.registeredArguments.length ? args : []).join(" ");
		}
		this._usage = str;
		return this;
	}
	/**
	* Get or set the name of the command.
	*
	* @param {string} [str]
	* @return {(string|Command)}
	*/
	name(str) {
		if (str === void 0) return this._name;
		this._name = str;
		return this;
	}
	/**
	* Set/get the help group heading for this subcommand in parent command's help.
	*
	* @param {string} [heading]
	* @return {Command | string}
	*/
	helpGroup(heading) {
		if (heading === void 0) return this._helpGroupHeading ?? "";
		this._helpGroupHeading = heading;
		return this;
	}
	/**
	* Set/get the default help group heading for subcommands added to this command.
	* (This does not override a group set directly on the subcommand using .helpGroup().)
	*
	* @example
	* program.commandsGroup('Development Commands:');
	* program.command('watch')...
	* program.command('lint')...
	* ...
	*
	* @param {string} [heading]
	* @returns {Command | string}
	*/
	commandsGroup(heading) {
		if (heading === void 0) return this._defaultCommandGroup ?? "";
		this._defaultCommandGroup = heading;
		return this;
	}
	/**
	* Set/get the default help group heading for options added to this command.
	* (This does not override a group set directly on the option using .helpGroup().)
	*
	* @example
	* program
	*   .optionsGroup('Development Options:')
	*   .option('-d, --debug', 'output extra debugging')
	*   .option('-p, --profile', 'output profiling information')
	*
	* @param {string} [heading]
	* @returns {Command | string}
	*/
	optionsGroup(heading) {
		if (heading === void 0) return this._defaultOptionGroup ?? "";
		this._defaultOptionGroup = heading;
		return this;
	}
	/**
	* @param {Option} option
	* @private
	*/
	_initOptionGroup(option) {
		if (this._defaultOptionGroup && !option.helpGroupHeading) option.helpGroup(this._defaultOptionGroup);
	}
	/**
	* @param {Command} cmd
	* @private
	*/
	_initCommandGroup(cmd) {
		if (this._defaultCommandGroup && !cmd.helpGroup()) cmd.helpGroup(this._defaultCommandGroup);
	}
	/**
	* Set the name of the command from script filename, such as process.argv[1],
	* or import.meta.filename.
	*
	* (Used internally and public although not documented in README.)
	*
	* @example
	* program.nameFromFilename(import.meta.filename);
	*
	* @param {string} filename
	* @return {Command}
	*/
	nameFromFilename(filename) {
		this._name = path.basename(filename, path.extname(filename));
		return this;
	}
	/**
	* Get or set the directory for searching for executable subcommands of this command.
	*
	* @example
	* program.executableDir(import.meta.dirname);
	* // or
	* program.executableDir('subcommands');
	*
	* @param {string} [path]
	* @return {(string|null|Command)}
	*/
	executableDir(path) {
		if (path === void 0) return this._executableDir;
		this._executableDir = path;
		return this;
	}
	/**
	* Return program help documentation.
	*
	* @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
	* @return {string}
	*/
	helpInformation(contextOptions) {
		const helper = this.createHelp();
		const context = this._getOutputContext(contextOptions);
		helper.prepareContext({
			error: context.error,
			helpWidth: context.helpWidth,
			outputHasColors: context.hasColors
		});
		const text = helper.formatHelp(this, helper);
		if (context.hasColors) return text;
		return this._outputConfiguration.stripColor(text);
	}
	/**
	* @typedef HelpContext
	* @type {object}
	* @property {boolean} error
	* @property {number} helpWidth
	* @property {boolean} hasColors
	* @property {function} write - includes stripColor if needed
	*
	* @returns {HelpContext}
	* @private
	*/
	_getOutputContext(contextOptions) {
		contextOptions = contextOptions || {};
		const error = !!contextOptions.error;
		let baseWrite;
		let hasColors;
		let helpWidth;
		if (error) {
			baseWrite = (str) => this._outputConfiguration.writeErr(str);
			hasColors = this._outputConfiguration.getErrHasColors();
			helpWidth = this._outputConfiguration.getErrHelpWidth();
		} else {
			baseWrite = (str) => this._outputConfiguration.writeOut(str);
			hasColors = this._outputConfiguration.getOutHasColors();
			helpWidth = this._outputConfiguration.getOutHelpWidth();
		}
		const write = (str) => {
			if (!hasColors) str = this._outputConfiguration.stripColor(str);
			return baseWrite(str);
		};
		return {
			error,
			write,
			hasColors,
			helpWidth
		};
	}
	/**
	* Output help information for this command.
	*
	* Outputs built-in help, and custom text added using `.addHelpText()`.
	*
	* @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
	*/
	outputHelp(contextOptions) {
		let deprecatedCallback;
		if (typeof contextOptions === "function") {
			deprecatedCallback = contextOptions;
			contextOptions = void 0;
		}
		const outputContext = this._getOutputContext(contextOptions);
		/** @type {HelpTextEventContext} */
		const eventContext = {
			error: outputContext.error,
			write: outputContext.write,
			command: this
		};
		this._getCommandAndAncestors().reverse().forEach((command) => command.emit("beforeAllHelp", eventContext));
		this.emit("beforeHelp", eventContext);
		let helpInformation = this.helpInformation({ error: outputContext.error });
		if (deprecatedCallback) {
			helpInformation = deprecatedCallback(helpInformation);
			if (typeof helpInformation !== "string" && !Buffer.isBuffer(helpInformation)) throw new Error("outputHelp callback must return a string or a Buffer");
		}
		outputContext.write(helpInformation);
		if (this._getHelpOption()?.long) this.emit(this._getHelpOption().long);
		this.emit("afterHelp", eventContext);
		this._getCommandAndAncestors().forEach((command) => command.emit("afterAllHelp", eventContext));
	}
	/**
	* You can pass in flags and a description to customise the built-in help option.
	* Pass in false to disable the built-in help option.
	*
	* @example
	* program.helpOption('-?, --help', 'show help'); // customise
	* program.helpOption(false); // disable
	*
	* @param {(string | boolean)} flags
	* @param {string} [description]
	* @return {Command} `this` command for chaining
	*/
	helpOption(flags, description) {
		if (typeof flags === "boolean") {
			if (flags) {
				if (this._helpOption === null) this._helpOption = void 0;
				if (this._defaultOptionGroup) this._initOptionGroup(this._getHelpOption());
			} else this._helpOption = null;
			return this;
		}
		this._helpOption = this.createOption(flags ?? "-h, --help", description ?? "display help for command");
		if (flags || description) this._initOptionGroup(this._helpOption);
		return this;
	}
	/**
	* Lazy create help option.
	* Returns null if has been disabled with .helpOption(false).
	*
	* @returns {(Option | null)} the help option
	* @package
	*/
	_getHelpOption() {
		if (this._helpOption === void 0) this.helpOption(void 0, void 0);
		return this._helpOption;
	}
	/**
	* Supply your own option to use for the built-in help option.
	* This is an alternative to using helpOption() to customise the flags and description etc.
	*
	* @param {Option} option
	* @return {Command} `this` command for chaining
	*/
	addHelpOption(option) {
		this._helpOption = option;
		this._initOptionGroup(option);
		return this;
	}
	/**
	* Output help information and exit.
	*
	* Outputs built-in help, and custom text added using `.addHelpText()`.
	*
	* @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
	*/
	help(contextOptions) {
		this.outputHelp(contextOptions);
		let exitCode = Number(process$1.exitCode ?? 0);
		if (exitCode === 0 && contextOptions && typeof contextOptions !== "function" && contextOptions.error) exitCode = 1;
		this._exit(exitCode, "commander.help", "(outputHelp)");
	}
	/**
	* // Do a little typing to coordinate emit and listener for the help text events.
	* @typedef HelpTextEventContext
	* @type {object}
	* @property {boolean} error
	* @property {Command} command
	* @property {function} write
	*/
	/**
	* Add additional text to be displayed with the built-in help.
	*
	* Position is 'before' or 'after' to affect just this command,
	* and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
	*
	* @param {string} position - before or after built-in help
	* @param {(string | Function)} text - string to add, or a function returning a string
	* @return {Command} `this` command for chaining
	*/
	addHelpText(position, text) {
		const allowedValues = [
			"beforeAll",
			"before",
			"after",
			"afterAll"
		];
		if (!allowedValues.includes(position)) throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
		const helpEvent = `${position}Help`;
		this.on(helpEvent, (context) => {
			let helpStr;
			if (typeof text === "function") helpStr = text({
				error: context.error,
				command: context.command
			});
			else helpStr = text;
			if (helpStr) context.write(`${helpStr}\n`);
		});
		return this;
	}
	/**
	* Output help information if help flags specified
	*
	* @param {Array} args - array of options to search for help flags
	* @private
	*/
	_outputHelpIfRequested(args) {
		const helpOption = this._getHelpOption();
		if (helpOption && args.find((arg) => helpOption.is(arg))) {
			this.outputHelp();
			this._exit(0, "commander.helpDisplayed", "(outputHelp)");
		}
	}
};
/**
* Scan arguments and increment port number for inspect calls (to avoid conflicts when spawning new command).
*
* @param {string[]} args - array of arguments from node.execArgv
* @returns {string[]}
* @private
*/
function incrementNodeInspectorPort(args) {
	return args.map((arg) => {
		if (!arg.startsWith("--inspect")) return arg;
		let debugOption;
		let debugHost = "127.0.0.1";
		let debugPort = "9229";
		let match;
		if ((match = arg.match(/^(--inspect(-brk|-wait)?)$/)) !== null) debugOption = match[1];
		else if ((match = arg.match(/^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+)$/)) !== null) {
			debugOption = match[1];
			if (/^\d+$/.test(match[3])) debugPort = match[3];
			else debugHost = match[3];
		} else if ((match = arg.match(/^(--inspect(-brk|-port|-wait)?)=(\[[^\]]+\]|[^:]+):(\d+)$/)) !== null) {
			debugOption = match[1];
			debugHost = match[3];
			debugPort = match[4];
		}
		if (debugOption && debugPort !== "0") return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
		return arg;
	});
}
/**
* Exported for using from tests, not otherwise used outside this file.
*
* @returns {boolean | undefined}
* @package
*/
function useColor() {
	if (process$1.env.NO_COLOR || process$1.env.FORCE_COLOR === "0" || process$1.env.FORCE_COLOR === "false") return false;
	if (process$1.env.FORCE_COLOR || process$1.env.CLICOLOR_FORCE !== void 0) return true;
}
new Command();
// src/core/stats/rank-sum.ts
/**
* The null distribution of the rank sum of `size` of the given ranks, every choice of them being
* equally likely. Ranks are whole numbers; halves of ties come doubled.
* Source: the recursion of Mann and Whitney (1947), which for given ranks, tied ones too, counts
* subsets by size and sum (Klotz, JASA 61 (1966) 772-787).
* @example rankSums([1, 2, 3, 4], 2).atMost(3) // one of six pairs: 1 / 6
*/
function rankSums(ranks, size) {
	const sorted = Array.from(ranks).sort((a, b) => b - a);
	const most = sorted.slice(0, size).reduce((sum, rank) => sum + rank, 0);
	const subsets = Array.from({ length: size + 1 }, () => new Float64Array(most + 1));
	subsets[0][0] = 1;
	for (const [seen, rank] of sorted.entries()) for (let k = Math.min(size, seen + 1); k >= 1; k--) {
		const fewer = subsets[k - 1];
		const now = subsets[k];
		for (let s = most; s >= rank; s--) now[s] += fewer[s - rank];
	}
	const up = subsets[size];
	const down = up.slice();
	for (let s = 1; s <= most; s++) up[s] += up[s - 1];
	for (let s = most - 1; s >= 0; s--) down[s] += down[s + 1];
	return {
		atMost: (sum) => sum < 0 ? 0 : up[Math.min(most, Math.floor(sum))] / up[most],
		atLeast: (sum) => sum > most ? 0 : down[Math.max(0, Math.ceil(sum))] / up[most]
	};
}
const untied = /* @__PURE__ */ new Map();
/** Rank sums of `size` of the ranks 1 to `all`, kept because a table asks for few sizes often. */
function untiedRankSums(all, size) {
	const key = `${all} ${size}`;
	const found = untied.get(key) ?? rankSums(Array.from({ length: all }, (_, i) => i + 1), size);
	untied.set(key, found);
	return found;
}
/** Ranks of all values together, doubled so that the mean rank of a tie is a whole number. */
function doubledRanks(values) {
	const order = values.map((_, i) => i).sort((a, b) => values[a] - values[b]);
	const ranks = new Array(values.length);
	const ties = [];
	for (let first = 0; first < order.length;) {
		let next = first;
		while (next < order.length && values[order[next]] === values[order[first]]) next++;
		for (let i = first; i < next; i++) ranks[order[i]] = first + 1 + next;
		ties.push(next - first);
		first = next;
	}
	return {
		ranks,
		ties
	};
}
// src/core/stats/mann-whitney.ts
/** Largest samples for which the distribution is computed: without ties, and with. As benchstat. */
const EXACT_SIZE$1 = 50;
const EXACT_SIZE_TIES = 25;
/**
* Two-sided p of the Mann-Whitney test that two unpaired samples are from one distribution.
* `exact`: from all ways to divide the values into two samples, ties included; twice the smaller
* tail. `normal`: the approximation with corrections for ties and continuity. `equal`: all
* values are the same, p is 1. Both samples have at least one value, all finite.
* Source: Mann and Whitney (1947); corrections as in Hollander, Wolfe and Chicken, Nonparametric
* Statistical Methods (3rd ed.), section 4.1. golang.org/x/perf's benchstat does the same, except
* that with ties in samples of different sizes it takes both tails from one side.
* @example mannWhitney([1, 2, 3], [4, 5, 6]) // { p: 0.1, method: 'exact' }
*/
function mannWhitney(base, head) {
	const [m, n] = [base.length, head.length];
	const { ranks, ties } = doubledRanks([...base, ...head]);
	if (ties.length === 1) return {
		p: 1,
		method: "equal"
	};
	const sum = ranks.slice(0, m).reduce((total, rank) => total + rank, 0);
	const all = m + n;
	const isTied = ties.length < all;
	if (Math.max(m, n) <= (isTied ? EXACT_SIZE_TIES : EXACT_SIZE$1)) {
		const [sums, at] = isTied ? [rankSums(ranks, m), sum] : [untiedRankSums(all, m), sum / 2];
		return {
			p: Math.min(1, 2 * Math.min(sums.atMost(at), sums.atLeast(at))),
			method: "exact"
		};
	}
	const tied = ties.reduce((total, t) => total + (t ** 3 - t), 0);
	const variance = m * n / 12 * (all + 1 - tied / (all * (all - 1)));
	const distance = Math.max(0, Math.abs(sum - m * (all + 1)) / 2 - .5);
	return {
		p: chiSquareTail(distance ** 2 / variance, 1),
		method: "normal"
	};
}
/**
* The smallest p that samples of these sizes can give: of the two most uneven divisions.
* @example smallestP(3, 3) // 0.1
*/
function smallestP(m, n) {
	let ways = 1;
	for (let i = 1; i <= Math.min(m, n); i++) ways *= (m + n - Math.min(m, n) + i) / i;
	return Math.min(1, 2 / ways);
}
// src/core/stats/two-sample-shift.ts
const EXACT_SIZE = 50;
/** Differences held in memory. */
const MOST = 4e6;
/**
* Shift of `head` against `base`: the median of all differences h - b (Hodges and Lehmann), and
* the Mann-Whitney test turned round: from the c-th smallest to the c-th largest difference, with
* the largest c that has 2 P(U <= c - 1) <= alpha. `level` is what that attains, 1 - alpha or
* more; less where the samples are too small, then it belongs to smallest and largest difference.
* Ties make the interval wider than it need be. From 51 values on, c is by the normal
* approximation. Null: too many differences to hold, or an empty sample.
* Source: Hollander, Wolfe and Chicken, Nonparametric Statistical Methods (3rd ed.), 4.2 and 4.3.
* @example twoSampleShift([1, 2, 3, 4], [11, 12, 13, 14], 0.05)
* // { point: 10, low: 7, high: 13, level: 0.9714... }
*/
function twoSampleShift(base, head, alpha) {
	const all = base.length * head.length;
	if (all === 0 || all > MOST) return null;
	const differences = new Float64Array(all);
	for (const [i, b] of base.entries()) for (const [j, h] of head.entries()) differences[i * head.length + j] = h - b;
	differences.sort();
	const { rank, level } = intervalRank(base.length, head.length, alpha);
	return {
		point: median(Array.from(differences)),
		low: differences[rank - 1],
		high: differences[all - rank],
		level
	};
}
function intervalRank(m, n, alpha) {
	if (Math.max(m, n) > EXACT_SIZE) {
		const half = normalQuantile(1 - alpha / 2) * Math.sqrt(m * n * (m + n + 1) / 12);
		return {
			rank: Math.max(1, Math.floor(m * n / 2 - half + .5)),
			level: 1 - alpha
		};
	}
	const sums = untiedRankSums(m + n, m);
	const twoTails = (u) => 2 * sums.atMost(u + m * (m + 1) / 2);
	let rank = 1;
	while (twoTails(rank) <= alpha) rank++;
	return {
		rank,
		level: Math.max(0, 1 - twoTails(rank - 1))
	};
}
// src/core/unpaired-config.ts
/** Keys that say on what the benchmarks ran: a difference in them is not the change. */
const MACHINE = [
	"goos",
	"goarch",
	"cpu"
];
function valuesByKey({ results }) {
	const keys = new Set(results.flatMap((result) => Object.keys(result.config)));
	const values = (key) => new Set(results.map((result) => result.config[key] ?? ""));
	return new Map([...keys].filter((key) => key !== "pkg").map((key) => [key, values(key)]));
}
function listed(values) {
	return [...values ?? [""]].map((value) => `"${clean(value, 100)}"`).join(", ");
}
function configProblems(base, head) {
	const [first, second] = [valuesByKey(base), valuesByKey(head)];
	const machines = MACHINE.filter((key) => (first.has(key) || second.has(key)) && listed(first.get(key)) !== listed(second.get(key))).map((key) => ({
		code: "machines-differ",
		message: `${key} is ${listed(first.get(key))} in base and ${listed(second.get(key))} in head`,
		next: "measure both on one machine: the difference of machines is in every row"
	}));
	const pooled = [["base", first], ["head", second]];
	return [...machines, ...pooled.flatMap(([side, values]) => {
		const keys = [...values].filter(([, set]) => set.size > 1).map(([key]) => clean(key, 40));
		if (keys.length === 0) return [];
		return [{
			code: "configuration-varies",
			message: `${keys.join(", ")} varies within ${side}; its results count as one sample`
		}];
	})];
}
// src/core/unpaired-table.ts
/** What unpaired data mean, under every table. */
const UNPAIRED = [
	"The two files are unpaired: what drifted on the machine between them is charged to the change,",
	"and neither p nor the interval can tell. Each row is tested for itself: without any change, one",
	"row in twenty reads as changed at p <= 0.05. `gcbench run` measures pairs and judges the table."
];
const HEADINGS = [
	"benchmark",
	"metric",
	"base",
	"",
	"head",
	"delta",
	"interval",
	"p",
	"n",
	""
];
const FINDINGS = {
	changed: "",
	equal: "all equal",
	"too-few": "too few runs to tell",
	unclear: "not clear"
};
function intervalText({ shift, unit }) {
	if (!shift) return "";
	const level = ` at ${Number((100 * shift.level).toFixed(1))} %`;
	return shift.scale === "ratio" ? printInterval(percentOfLn(shift.low), percentOfLn(shift.high)) + level : `[${printDifference(shift.low, unit)}, ${printDifference(shift.high, unit)}]${level}`;
}
function deltaText(row) {
	const { shift, unit, medianDeltaPct, baseValue, headValue } = row;
	if (shift?.scale === "ratio") return printDelta(percentOfLn(shift.point));
	if (shift) return printDifference(shift.point, unit);
	return medianDeltaPct === null ? printDifference(headValue - baseValue, unit) : printDelta(medianDeltaPct);
}
function cells(row) {
	const [base, head] = printPair(row.baseValue, row.headValue, row.unit);
	const { n } = row;
	return [
		clean(row.benchmark, 80),
		clean(row.metric, 40),
		base,
		"->",
		head,
		deltaText(row),
		intervalText(row),
		row.p === null ? "exact" : printP(row.p),
		n.base === n.head ? `n=${n.base}` : `n=${n.base}+${n.head}`,
		row.word || FINDINGS[row.finding]
	];
}
/**
* Rows as an aligned table in plain text, by package, with what it means below. The delta is the
* median of all ratios between the files (differences, where a value is not positive), not the
* ratio of the medians that benchstat prints.
*/
function printUnpaired(rows) {
	const lines = alignRows([HEADINGS, ...rows.map(cells)], [
		"left",
		"left",
		"right",
		"left",
		"right",
		"right",
		"left",
		"left",
		"left",
		"left"
	]);
	const table = rows.flatMap((row, i) => {
		return [...row.scope !== (rows[i - 1]?.scope ?? "") ? ["", `pkg: ${clean(row.scope, 200) || "(none)"}`] : [], lines[i + 1]];
	});
	const none = rows.length === 0 ? ["The two files have no benchmark and metric in common."] : [];
	return `${[
		lines[0],
		...table,
		...none,
		"",
		...UNPAIRED
	].join("\n")}\n`;
}
// src/core/unpaired.ts
/**
* `gcbench compare`: two Go benchmark texts that were measured one after the other. The data are
* unpaired, so whatever changed on the machine between them counts as the change; UNPAIRED says
* so under every table.
*/
/** Compares what both texts have, in the order of the base text. Never throws. */
function compareUnpaired(baseText, headText, alpha) {
	const [base, head] = [readSide("base", baseText), readSide("head", headText)];
	const told = [base.text.units, head.text.units].flat();
	return {
		value: [...base.series].flatMap(([key, { seen, values }]) => {
			const other = head.series.get(key);
			const metric = withUnitLines(metricFor(seen.metric), told);
			return other ? [compareRow(seen, metric, values, other.values, alpha)] : [];
		}),
		problems: [
			...base.problems,
			...head.problems,
			...configProblems(base.text, head.text),
			...missing("base", base.series, head.series),
			...missing("head", head.series, base.series)
		]
	};
}
function readSide(side, text) {
	const { value, problems } = goBench.parse(text);
	const series = /* @__PURE__ */ new Map();
	for (const seen of value) {
		const key = JSON.stringify([
			seen.scope,
			fullName(seen),
			seen.metric
		]);
		const before = series.get(key);
		if (before) before.values.push(seen.value);
		else series.set(key, {
			seen,
			values: [seen.value]
		});
	}
	return {
		text: readBenchText(text).value,
		series,
		problems: problems.filter(({ code }) => code !== "unit-direction").map((problem) => ({
			...problem,
			where: [side, problem.where].filter(Boolean).join(", ")
		}))
	};
}
function fullName({ benchmark, procs }) {
	return procs === null ? benchmark : `${benchmark}-${procs}`;
}
/** What `Unit` lines of the texts say of a metric comes before the table. */
function withUnitLines(metric, told) {
	const said = (key) => told.find((line) => metricId(line.unit) === metric.id && line.key === key)?.value;
	const better = said("better");
	const assume = said("assume");
	return {
		...metric,
		better: better === "higher" || better === "lower" ? better : metric.better,
		assume: assume === "exact" ? "exact" : assume === "nothing" ? "noisy" : metric.assume
	};
}
function compareRow(seen, metric, base, head, alpha) {
	const [baseValue, headValue] = [median(base), median(head)];
	const row = {
		scope: seen.scope,
		benchmark: fullName(seen),
		metric: metric.id,
		unit: seen.unit,
		better: metric.better,
		paired: false,
		n: {
			base: base.length,
			head: head.length
		},
		baseValue,
		headValue,
		medianDeltaPct: baseValue === 0 ? null : (headValue / baseValue - 1) * 100
	};
	if (isConstant(base) && isConstant(head) && metric.assume === "exact") {
		const finding = baseValue === headValue ? "equal" : "changed";
		const word = wordFor(metric, headValue - baseValue);
		return {
			...row,
			shift: null,
			p: null,
			finding,
			word
		};
	}
	const { p, method } = mannWhitney(base, head);
	const shift = method === "equal" ? null : shiftOf(base, head, alpha);
	const finding = method === "equal" ? "equal" : p <= alpha ? "changed" : smallestP(base.length, head.length) > alpha ? "too-few" : "unclear";
	const word = finding === "changed" ? wordFor(metric, shift?.point || headValue - baseValue) : "";
	return {
		...row,
		shift,
		p,
		finding,
		word
	};
}
function isConstant(values) {
	return values.every((value) => value === values[0]);
}
function shiftOf(base, head, alpha) {
	const isRatio = [base, head].every((side) => side.every((value) => value > 0));
	const scale = isRatio ? (value) => Math.log(value) : (value) => value;
	const shift = twoSampleShift(base.map(scale), head.map(scale), alpha);
	return shift && {
		...shift,
		scale: isRatio ? "ratio" : "difference"
	};
}
/** Benchmarks, and metrics of benchmarks in both texts, that only `side` has. */
function missing(side, own, other) {
	const nameOf = ({ seen }) => [seen.scope, fullName(seen)].filter(Boolean).join(".");
	const known = new Set([...other.values()].map(nameOf));
	const alone = [...own].filter(([key]) => !other.has(key)).map(([, series]) => series);
	const names = new Set(alone.map((each) => nameOf(each) + (known.has(nameOf(each)) ? ` (${each.seen.metric})` : "")));
	if (names.size === 0) return [];
	const shown = [...names].slice(0, 5).join(", ");
	const rest = names.size > 5 ? ` and ${names.size - 5} more` : "";
	return [{
		code: `only-in-${side}`,
		message: `only in ${side}: ${shown}${rest}`
	}];
}
// src/commands/compare.ts
const compareCommand = {
	name: "compare",
	register(program, terminal, end) {
		program.command("compare").summary("compare two Go benchmark texts (unpaired)").description("Compares two files of Go benchmark results, as benchstat does. The two were not measured side by side, and the output says so.").argument("<old>", "Go benchmark text").argument("<new>", "Go benchmark text").option("--json", "print rows as JSON", false).action(async (oldPath, newPath, options) => {
			const host = terminal.makeHost(tellNothing);
			const read = async (path) => {
				const text = await host.files.read(path.startsWith("/") ? path : `${host.cwd}/${path}`);
				if (text !== null) return text;
				throw new HostError(`${path} does not exist`, "name a file of `go test -bench` output");
			};
			const { value, problems } = compareUnpaired(await read(oldPath), await read(newPath), .05);
			if (options.json) terminal.out(`${JSON.stringify({
				rows: value,
				problems
			})}\n`);
			else terminal.out(printUnpaired(value));
			if (!options.json) for (const problem of problems) terminal.err(`${problem.message}\n`);
			end(EXIT.ok);
		});
	}
};
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
// src/commands/completion.ts
/** Shell completion: tab walks the commands and options that are registered by then, so last. */
const completionCommand = {
	name: "completion",
	register(program) {
		t(program, { completionCommandName: "completion" });
	}
};
// src/core/doctor-rules.ts
const GIB = 2 ** 30;
const CPU$1 = "/sys/devices/system/cpu";
const ok = (what) => ({
	level: "ok",
	what
});
const gib = (bytes) => `${(bytes / GIB).toFixed(1)} GiB`;
const pct$1 = (value) => `${value.toFixed(1)} %`;
/** A rule on a value that may be unreadable. */
const known = (value, look) => value === null ? null : look(value);
const RULES = [
	{
		id: "system",
		why: "Accounting, pressure and steal are read from Linux; elsewhere they are missing, and the memory and scheduling of another system say little about a Linux server.",
		look: ({ platform, environment }) => platform === "linux" ? ok(`${environment.os}, Linux ${environment.kernel}`) : {
			level: "warn",
			what: `this is ${platform}, not Linux`,
			mend: "Measure in a Linux machine or container, or accept it with --allow-os."
		}
	},
	{
		id: "git",
		why: "Refs are checked out with git; without it only folders can be compared.",
		look: ({ git }) => git ? ok(git) : {
			level: "warn",
			what: "git is not on PATH",
			mend: "Install git."
		}
	},
	{
		id: "go",
		why: "go-bench suites are built with the go command.",
		look: ({ go }) => go ? ok(go) : {
			level: "warn",
			what: "go is not on PATH",
			mend: "Install Go (https://go.dev/dl/), or add it to PATH."
		}
	},
	{
		id: "accounting",
		why: "CPU time is far steadier than wall time; it takes a launcher that waits for the trial.",
		look: ({ accounting }) => {
			if (accounting === "go") return ok("CPU time and memory of trials are accounted");
			if (accounting === "python") return {
				level: "note",
				what: "CPU time and memory are accounted through Python",
				mend: "With go on PATH the launcher is smaller: memory under 10 MB can be told apart."
			};
			return {
				level: "warn",
				what: "CPU time and memory of trials cannot be accounted",
				mend: "Put go or python3 on PATH."
			};
		}
	},
	{
		id: "load",
		why: "Other programs take CPU, cache and memory bandwidth in some rounds and not in others.",
		look: ({ foreignCpuPct, busyPrograms }) => known(foreignCpuPct, (share) => {
			if (share < 2) return ok(`the machine is quiet (${pct$1(share)} of its CPU in use)`);
			const names = busyPrograms.map(({ name, cpuPct }) => `${name} ${cpuPct.toFixed(0)} %`);
			const list = names.length > 0 ? `: ${names.join(", ")}` : "";
			return {
				level: share < 5 ? "note" : "warn",
				what: `other programs use ${pct$1(share)} of the machine's CPU${list}`,
				mend: "Stop them, or measure when they are done; polluted pairs are run again."
			};
		})
	},
	{
		id: "steal",
		why: "The hypervisor gave our CPU to a neighbour: the clock ran while the benchmark did not.",
		look: ({ stealPct }) => known(stealPct, (share) => share < 1 ? ok(`no CPU time is stolen (${pct$1(share)})`) : {
			level: "warn",
			what: `${pct$1(share)} of CPU time is stolen by other virtual machines`,
			mend: "Take a machine with dedicated CPUs, or judge by CPU time."
		})
	},
	{
		id: "quota",
		why: "At the end of its quota the whole cgroup is put to sleep for the rest of the period.",
		look: ({ cpuQuota, machineCpus }) => cpuQuota === null || cpuQuota >= machineCpus ? ok("no CPU quota") : {
			level: "warn",
			what: `a CPU quota of ${cpuQuota} on ${machineCpus} CPUs`,
			mend: "Pin whole CPUs instead of limiting time, e.g. Docker --cpuset-cpus, not --cpus."
		}
	},
	{
		id: "cores",
		why: "The runtime's garbage collector works beside the benchmark, and gcbench beside both.",
		look: ({ environment: { cores } }) => {
			if (cores >= 4) return ok(`${cores} cores`);
			return {
				level: cores < 2 ? "warn" : "note",
				what: cores === 1 ? "one core" : `${cores} cores`,
				mend: "With four or more a concurrent collector does not take from the benchmark."
			};
		}
	},
	{
		id: "governor",
		why: "The clock follows the load, so the first trial after a pause runs slower.",
		look: ({ environment: { governor } }) => known(governor, (name) => name === "performance" ? ok("frequency governor performance") : {
			level: "warn",
			what: `frequency governor ${name}`,
			mend: "Hold the clock for the time of the run.",
			command: `echo performance | sudo tee ${CPU$1}/cpu*/cpufreq/scaling_governor`
		})
	},
	{
		id: "turbo",
		why: "Turbo depends on temperature and on what the other cores do.",
		look: ({ environment: { turbo }, turboSwitch }) => known(turbo, (state) => state === "off" || turboSwitch === null ? ok(`turbo ${state}`) : {
			level: "note",
			what: "turbo is on",
			mend: "Switch it off for steadier (and slower) numbers.",
			command: `echo ${turboSwitch === "cpufreq/boost" ? 0 : 1} | sudo tee ${CPU$1}/${turboSwitch}`
		})
	},
	{
		id: "smt",
		why: "Two threads of a core share its caches and units; a neighbour can halve its speed.",
		look: ({ hasSmt }) => known(hasSmt, (isOn) => isOn ? {
			level: "note",
			what: "SMT (hyper-threading) is on",
			command: `echo off | sudo tee ${CPU$1}/smt/control`,
			mend: "Switch it off, or keep the sibling threads idle."
		} : ok("SMT is off"))
	},
	{
		id: "huge-pages",
		why: "With `always` the kernel chooses when to merge pages: heap layout varies by process.",
		look: ({ environment: { hugePages } }) => known(hugePages, (mode) => mode === "always" ? {
			level: "note",
			what: "transparent huge pages: always",
			mend: "Keep it if production has it; madvise is steadier.",
			command: "echo madvise | sudo tee /sys/kernel/mm/transparent_hugepage/enabled"
		} : ok(`transparent huge pages: ${mode}`))
	},
	{
		id: "aslr",
		why: "Rounds average over address layouts; with one fixed layout its luck stays in the result.",
		look: ({ aslr }) => known(aslr, (mode) => mode === 2 ? ok("addresses are randomised") : {
			level: "note",
			what: "address randomisation is off or partial",
			mend: "Switch it on, so that every round draws a new layout.",
			command: "sudo sysctl -w kernel.randomize_va_space=2"
		})
	},
	{
		id: "memory",
		why: "Where memory is short, pages are written out and read back inside the trials.",
		look: lookAtMemory
	},
	{
		id: "numa",
		why: "Memory of another node is slower; which node a process gets varies.",
		look: ({ environment: { numaNodes } }) => known(numaNodes, (nodes) => nodes === 1 ? ok("one NUMA node") : {
			level: "note",
			what: `${nodes} NUMA nodes`,
			mend: "Keep the run on one node.",
			command: "numactl --cpunodebind=0 --membind=0 gcbench run"
		})
	},
	{
		id: "virtual",
		why: "Neighbours on the same host share caches, memory bandwidth and power.",
		look: ({ environment: { virtualised } }) => known(virtualised, (name) => name === "none" ? ok("a machine of its own") : {
			level: "note",
			what: `virtualised (${name})`,
			mend: "Compare within a run only; absolute times vary from machine to machine."
		})
	},
	{
		id: "battery",
		why: "On battery the firmware caps the clock.",
		look: ({ isOnBattery }) => isOnBattery ? {
			level: "warn",
			what: "running on battery",
			mend: "Plug it in."
		} : ok("not on battery")
	},
	{
		id: "disk",
		why: "Every compared ref gets a checkout and binaries of its own.",
		look: ({ diskFreeBytes }) => known(diskFreeBytes, (bytes) => bytes >= 2 * GIB ? ok(`${gib(bytes)} of disk free for builds`) : {
			level: "warn",
			what: `only ${gib(bytes)} of disk free for builds`,
			mend: "Free some space, or point TMPDIR to a larger disk."
		})
	},
	{
		id: "scheduled",
		why: "Scheduled jobs wake in the middle of a run.",
		look: ({ scheduled }) => scheduled.length === 0 ? ok("no heavy scheduled job is active") : {
			level: "note",
			what: `scheduled jobs are active: ${scheduled.join(", ")}`,
			mend: "Stop them for the time of the run.",
			command: `sudo systemctl stop ${scheduled.join(" ")}`
		}
	}
];
function lookAtMemory({ memoryAvailableBytes, swapUsedBytes }) {
	if (memoryAvailableBytes === null) return null;
	if (memoryAvailableBytes < GIB) return {
		level: "warn",
		what: `only ${gib(memoryAvailableBytes)} of memory available`,
		mend: "Close programs, or take a machine with more memory."
	};
	if (swapUsedBytes !== null && swapUsedBytes > GIB / 16) return {
		level: "note",
		what: `${gib(swapUsedBytes)} of swap in use`,
		mend: "Bring it back into memory before the run.",
		command: "sudo swapoff -a && sudo swapon -a"
	};
	return ok(`${gib(memoryAvailableBytes)} of memory available`);
}
// src/core/doctor.ts
/** What on a machine adds noise to benchmarks: facts in, findings out. */
const WEIGHT = {
	warn: 0,
	note: 1,
	ok: 2
};
/** Warnings first, then notes, then what is well; unreadable facts are one note. */
function diagnose(facts) {
	const unread = [];
	const findings = RULES.flatMap((rule) => {
		const seen = rule.look(facts);
		if (seen === null) unread.push(rule.id);
		return seen === null ? [] : [toFinding(rule, seen)];
	});
	if (unread.length > 0) findings.push({
		id: "unreadable",
		level: "note",
		what: `cannot be seen here: ${unread.join(", ")}`,
		why: "Inside a virtual machine or container the host keeps these to itself.",
		mend: null,
		command: null
	});
	return findings.sort((a, b) => WEIGHT[a.level] - WEIGHT[b.level]);
}
function toFinding({ id, why }, { level, what, mend, command }) {
	return {
		id,
		level,
		what,
		why,
		mend: mend ?? null,
		command: command ?? null
	};
}
// src/host/doctor.ts
/** Reads the facts that the doctor judges (core/doctor.ts). */
const CPU = "/sys/devices/system/cpu";
const POWER = "/sys/class/power_supply";
const LOOK_SEC = 1;
const MOST_PROGRAMS = 3;
/** Share of one CPU from which a program is worth naming. */
const BUSY_PCT = 3;
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
	const scheduled = await activeTimers(host);
	const meminfo = readText("/proc/meminfo") ?? "";
	const swapTotal = parseMemoryBytes(meminfo, "SwapTotal");
	const swapFree = parseMemoryBytes(meminfo, "SwapFree");
	const smt = readText(`${CPU}/smt/active`);
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
		diskFreeBytes: disk && disk.bavail * disk.bsize,
		scheduled,
		git,
		go,
		...await listen(host)
	};
}
/** First line of a program's answer; null when it is not there or fails. */
async function ask(host, argv) {
	const env = {
		LC_ALL: "C",
		GOTOOLCHAIN: "local"
	};
	for (const name of ["PATH", "HOME"]) if (host.env[name]) env[name] = host.env[name];
	const exit = await host.exec.run({
		argv,
		cwd: tmpdir(),
		env,
		limitSec: 20
	});
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
	return ["intel_pstate/no_turbo", "cpufreq/boost"].find((path) => readText(`${CPU}/${path}`) !== null) ?? null;
}
/** A battery, and no power supply that is plugged in. */
function readOnBattery() {
	const supplies = listFolder(POWER).map((name) => ({
		type: readText(`${POWER}/${name}/type`),
		isOnline: readText(`${POWER}/${name}/online`) === "1"
	}));
	return supplies.some(({ type }) => type === "Battery") && !supplies.some(({ type, isOnline }) => type !== "Battery" && isOnline);
}
/** Watches the machine for a second while we do nothing. */
async function listen(host) {
	const before = readSnapshot(host.clock.nowSec());
	const programs = readPrograms();
	const own = process.cpuUsage();
	await setTimeout(LOOK_SEC * 1e3);
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
	const elapsedTicks = (after.atSec - before.atSec) * 100;
	return {
		foreignCpuPct,
		stealPct,
		busyPrograms: [...readPrograms()].map(([pid, { name, ticks }]) => {
			return {
				name,
				cpuPct: 100 * (ticks - (programs.get(pid)?.ticks ?? 0)) / elapsedTicks,
				pid
			};
		}).filter(({ cpuPct, pid }) => cpuPct >= BUSY_PCT && pid !== process.pid).sort((a, b) => b.cpuPct - a.cpuPct).slice(0, MOST_PROGRAMS).map(({ name, cpuPct }) => ({
			name,
			cpuPct
		}))
	};
}
/** Name and CPU ticks so far of every process we can see; proc_pid_stat(5), fields 14 and 15. */
function readPrograms() {
	const programs = /* @__PURE__ */ new Map();
	for (const pid of listFolder("/proc").filter((name) => /^\d+$/.test(name))) {
		const stat = readText(`/proc/${pid}/stat`);
		const name = stat && /\((.*)\)/s.exec(stat)?.[1];
		if (!name) continue;
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		programs.set(Number(pid), {
			name,
			ticks: Number(fields[11]) + Number(fields[12])
		});
	}
	return programs;
}
// src/commands/doctor.ts
const MARK = {
	warn: "!",
	note: "-",
	ok: "ok"
};
function printFindings(findings) {
	const lines = findings.flatMap((finding) => [
		`${MARK[finding.level].padEnd(2)} ${finding.what}`,
		...finding.level === "ok" ? [] : [`     why:  ${finding.why}`],
		...finding.mend === null ? [] : [`     mend: ${finding.mend}`],
		...finding.command === null ? [] : [`           ${finding.command}`]
	]);
	const warnings = findings.filter(({ level }) => level === "warn").length;
	const end = warnings === 0 ? "Nothing here should spoil a measurement." : `${warnings} ${warnings === 1 ? "thing" : "things"} here will add noise; see above.`;
	return `${lines.join("\n")}\n\n${end}\n`;
}
const doctorCommand = {
	name: "doctor",
	register(program, terminal, end) {
		program.command("doctor").summary("what on this machine will add noise, and how to mend it").option("--json", "print the findings as JSON", false).action(async (options) => {
			const findings = diagnose(await readFacts(terminal.makeHost(tellNothing)));
			terminal.out(options.json ? `${JSON.stringify(findings)}\n` : printFindings(findings));
			end(EXIT.ok);
		});
	}
};
// src/core/suite-template.ts
const SUITE_FILE_SCHEMA_URL = "https://raw.githubusercontent.com/org/gcbench-action/v1/docs/gcbench.schema.json";
/** More packages than these are counted. */
const LISTED = 20;
/** Text in a comment: one line, whatever a file is called. */
const comment = (text) => `# ${text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "?")}`;
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
function packageComments(packages) {
	if (packages.length === 0) return ["No benchmarks were found: write a func BenchmarkXxx(b *testing.B) in a _test.go file."];
	const shown = packages.slice(0, LISTED).map((one) => `  ${one.path}  ${one.benchmarks}`);
	const left = packages.length - shown.length;
	return [
		"Packages with benchmarks, and how many functions:",
		...shown,
		...left > 0 ? [`  and ${plural(left, "package")} more`] : []
	];
}
/** Two garbage collectors that this Go can be built with; null: it has only one. */
function collectors(goVersion) {
	const minor = Number(/\bgo1\.(\d+)/.exec(goVersion ?? "")?.[1] ?? 0);
	if (minor < 25) return null;
	return minor === 25 ? {
		name: "greentea",
		experiment: "greenteagc"
	} : {
		name: "classic",
		experiment: "nogreenteagc"
	};
}
function variantLines(goVersion) {
	const other = collectors(goVersion);
	const name = other?.name ?? "gogc50";
	const body = other === null ? "env: { GOGC: 50 }" : `build-env: { GOEXPERIMENT: ${other.experiment} }`;
	const what = other === null ? "with a collector that runs twice as often" : `built with the other garbage collector of ${goVersion}`;
	return [
		comment(`The same under a second variant, here ${what},`),
		"# and whether the change acts differently there. \"default\" is a variant with nothing set.",
		"#  gc:",
		"#    workload: go-bench",
		`#    variants: [default, ${name}]`,
		"#    contrasts:",
		"#      - refs",
		`#      - interaction: { base: default, head: ${name} }`,
		"#",
		"#variants:",
		`#  ${name}: { ${body} }`
	];
}
/** The commented suite file that `gcbench init` writes. It is valid as it stands. */
function writeSuiteTemplate(found) {
	const { goVersion, hasServer, moduleFolder, packages } = found;
	const total = packages.reduce((sum, one) => sum + one.benchmarks, 0);
	const matching = total === 0 ? "" : `; this one matches ${plural(total, "function")}`;
	const notes = [
		...hasServer ? ["This repository builds a server: Go benchmarks measure its functions,"] : [],
		...hasServer ? ["not how it answers requests.", ""] : [],
		...packageComments(packages)
	];
	return [
		`# yaml-language-server: $schema=${SUITE_FILE_SCHEMA_URL}`,
		"#",
		"# What gcbench measures. Keys behind a # show the default, or an example.",
		...goVersion === null ? [] : [comment(`Written for ${goVersion}.`)],
		"",
		"suites:",
		"  micro:",
		"    workload: go-bench",
		...moduleFolder === "" ? [] : [`    dir: ${JSON.stringify(moduleFolder)}`],
		...notes.map((line) => `    ${comment(line)}`.trimEnd()),
		"    packages: ./...",
		`    # A regular expression on names${matching}.`,
		"    bench: .",
		"    # One sample: a duration, or a number of iterations such as 50x.",
		"    #benchtime: 100ms",
		"",
		"    # Measuring stops as soon as every row is decided, and after the budget in any case.",
		"    #rounds: { min: 8, max: 40 }",
		"    #budget: 15m",
		"    # The margin: a smaller difference does not matter.",
		"    #metrics:",
		"    #  time/op: { margin: 2%, gate: true }",
		"    # Never fail the check.",
		"    #gate: { mode: advisory }",
		"",
		...variantLines(goVersion),
		""
	].join("\n");
}
// src/commands/init.ts
const folderOf = (path) => path.split("/").slice(0, -1).join("/");
/** The module with the most benchmarks, from what HEAD holds. */
async function look(host) {
	const root = await host.git.root(host.cwd);
	if (root === null) throw new HostError(`${host.cwd} is not inside a git repository`, "run git init, and commit");
	const sha = await host.git.resolve(root, "HEAD");
	const { expression, pathspec } = workloadOf("go-bench").sourceMark;
	const hits = await host.git.grep(root, sha, expression, pathspec);
	const modules = (await host.git.grep(root, sha, "^module ", "*go.mod")).map(({ path }) => folderOf(path));
	const moduleOf = (path) => modules.filter((folder) => folder === "" || path.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0];
	const byModule = Map.groupBy(hits, ({ path }) => moduleOf(path) ?? null);
	byModule.delete(null);
	const [moduleFolder = modules[0] ?? "", found = []] = [...byModule].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
	const packages = Map.groupBy(found, ({ path }) => folderOf(path));
	const told = await host.exec.run({
		argv: [
			"go",
			"env",
			"GOVERSION"
		],
		cwd: `${root}/${moduleFolder ?? ""}`,
		env: {
			PATH: host.env.PATH ?? "",
			HOME: host.env.HOME ?? "/"
		},
		limitSec: 60
	});
	const servers = await host.git.grep(root, sha, "ListenAndServe|net\\.Listen\\(", "*.go");
	return {
		moduleFolder: moduleFolder ?? "",
		packages: [...packages].map(([folder, benchmarks]) => ({
			path: `./${folder.slice((moduleFolder ?? "").length).replace(/^\//, "")}`,
			benchmarks: benchmarks.length
		})),
		goVersion: told.code === 0 ? told.stdout.trim() : null,
		hasServer: servers.length > 0
	};
}
async function init(terminal, options) {
	const host = terminal.makeHost(tellNothing);
	const text = writeSuiteTemplate(await look(host));
	if (options.print) {
		terminal.out(text);
		return EXIT.ok;
	}
	const path = `${await host.git.root(host.cwd) ?? host.cwd}/${DEFAULT_SUITE_FILE}`;
	if (!options.force && await host.files.exists(path)) throw new HostError(`${DEFAULT_SUITE_FILE} exists already`, "look at a fresh one with --print, or write over it with --force");
	await host.files.write(path, text);
	terminal.out(`wrote ${DEFAULT_SUITE_FILE}; next: gcbench plan\n`);
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
// src/command-options.ts
/** Options that several commands share, and how their text is read. */
const DEFAULT_OUT = "gcbench-out";
/** `20` is at most 20; `8..40` is both ends. */
function readRounds(text) {
	const found = /^(?:(\d{1,4})\.\.)?(\d{1,4})$/.exec(text);
	const max = Number(found?.[2] ?? 0);
	const min = found?.[1] === void 0 ? null : Number(found[1]);
	if (max < 1 || min !== null && (min < 1 || min > max)) throw new InvalidArgumentError("Expected a number of rounds such as 20, or a range 8..40.");
	return {
		min,
		max
	};
}
function readBudget(text) {
	const sec = readDuration(text);
	if (sec !== null && sec > 0) return sec;
	throw new InvalidArgumentError("Expected a duration such as 15m, 90s or 1h30m.");
}
function readShard(text) {
	const found = /^(\d{1,2})\/(\d{1,2})$/.exec(text);
	const [index, count] = [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)];
	if (index >= 1 && index <= count) return {
		index,
		count
	};
	throw new InvalidArgumentError("Expected a share such as 1/3, counted from 1.");
}
const collect = (name, names) => [...names, ...name.split(",").filter(Boolean)];
/** What `run` and `plan` take alike. */
function addMeasureOptions(command) {
	return command.argument("[suite]", "suite to run; needed only where the file has several").option("-c, --config <file>", "suite file", DEFAULT_SUITE_FILE).option("--base <ref|folder>", "compare with; default: merge base with the default branch").option("--head <ref|folder>", "measure; default: HEAD; `.` is the folder as it stands").option("--exact-base", "compare with --base itself, not its merge base with head", false).option("--variant <name>", "only this variant; may be repeated", collect, []).option("--rounds <n|min..max>", "rounds, at most (or range)", readRounds).option("--budget <duration>", "time for measuring", readBudget).option("--seed <text>", "seed of the order of trials; default: random").option("--shard <i/n>", "run the i-th of n equal shares of the rounds", readShard).option("--allow-os", "measure even where the system is not Linux", false);
}
const askOf = (suite, options) => ({
	suiteFile: options.config,
	suiteName: suite ?? null,
	base: options.base ?? null,
	head: options.head ?? null,
	exactBase: options.exactBase,
	variants: options.variant,
	roundsMin: options.rounds?.min ?? null,
	roundsMax: options.rounds?.max ?? null,
	budgetSec: options.budget ?? null,
	seed: options.seed ?? null,
	out: options.out ?? "gcbench-out",
	resume: options.resume ?? false,
	allowOs: options.allowOs,
	shard: options.shard ?? null
});
// src/core/merge.ts
const key = (record) => `${record.unit} on ${record.arm}: ${record.sha256}`;
/** What must be equal in reports that are pooled; the words name it in the refusal. */
function differences(first, other) {
	const found = [];
	for (const side of ["base", "head"]) {
		const [a, b] = [first.plan.sources[side]?.sha, other.plan.sources[side]?.sha];
		if (a !== b) found.push(`${side} is ${b ?? "absent"}, not ${a ?? "absent"}`);
	}
	const asked = ({ plan: { suite } }) => JSON.stringify({
		...suite,
		rounds: null,
		seed: null,
		budgetSec: null
	});
	if (asked(first) !== asked(other)) found.push("the suite is another one");
	const known = new Set(first.builds.map(key));
	const units = new Set(first.builds.map(({ unit }) => unit));
	const changed = other.builds.filter((build) => units.has(build.unit) && !known.has(key(build)));
	if (changed.length > 0) found.push(`other binaries: ${changed.map(({ arm, unit }) => `${unit} on ${arm}`).join(", ")}`);
	return found;
}
/** Records of one shard as rounds of the pool, after the rounds of the shards before it. */
const shifted = (records, offset) => records.map((record) => ({
	...record,
	trial: {
		...record.trial,
		round: record.trial.round + offset
	}
}));
/**
* Pools reports of one plan from several machines. A pair never crosses machines: the rounds of
* each shard follow those of the one before, and every round keeps the name of its machine. There
* is one look, at the end: machines that do not talk cannot stop early together. Throws
* ConfigError when the reports are not of the same commits, suite and binaries.
*/
function mergeReports(reports, createdAt) {
	const [first, ...others] = reports;
	if (first === void 0) throw new Error("no reports");
	const problems = others.flatMap((other, index) => differences(first, other).map((message) => ({
		code: "cannot-merge",
		where: `report ${index + 2}`,
		message,
		next: "merge only shards of one plan, built by the same toolchain"
	})));
	const empty = reports.findIndex((report) => report.records === null);
	if (empty >= 0) problems.push({
		code: "cannot-merge",
		where: `report ${empty + 1}`,
		message: "holds no raw records",
		next: "give the report.json that the run wrote"
	});
	if (problems.length > 0) throw new ConfigError(problems);
	const machines = reports.flatMap((report, index) => Array.from({ length: report.roundsRun }, () => machineName(report, index)));
	let offset = 0;
	const records = [];
	for (const report of reports) {
		for (const record of shifted(report.records ?? [], offset)) records.push(record);
		offset += report.roundsRun;
	}
	const findings = {
		plan: pooledPlan(reports, first.plan, machines),
		builds: first.builds,
		environment: reports.flatMap((report) => report.environment),
		records,
		roundsRun: offset,
		measuredSec: reports.reduce((sum, report) => sum + report.measuredSec, 0),
		linkSec: reports.reduce((sum, report) => sum + (report.linkSec ?? 0), 0),
		stopReason: `merged from ${reports.length} reports`,
		problems: reports.flatMap((report) => report.problems),
		command: reports.map((report) => report.command).join(" && "),
		createdAt,
		toolVersion: first.tool.version,
		recordsSha256: first.recordsSha256
	};
	return makeReport(findings);
}
/** Shards on one machine are still told apart: they ran at different times. */
const machineName = (report, index) => `${index + 1}: ${report.environment[0]?.cpuModel ?? "unknown machine"}`;
function pooledPlan(reports, plan, machines) {
	const targets = new Map(reports.flatMap((report) => report.plan.targets.map((target) => [target.id, target])));
	const rounds = machines.length;
	return {
		...plan,
		suite: {
			...plan.suite,
			rounds: {
				min: rounds,
				max: rounds
			},
			until: "rounds"
		},
		targets: [...targets.values()],
		looks: [{
			rounds,
			weight: 1
		}],
		shard: null,
		machines
	};
}
// src/commands/merge.ts
const mergeCommand = {
	name: "merge",
	register(program, terminal, end) {
		program.command("merge").summary("pool the reports of the shards of one plan").argument("<reports...>", "report.json of every shard").option("-o, --out <dir>", "folder for the pooled report", DEFAULT_OUT).action(async (paths, options) => {
			const host = terminal.makeHost(tellNothing);
			const absolute = (path) => path.startsWith("/") ? path : `${host.cwd}/${path}`;
			const reports = [];
			for (const path of paths) {
				const text = await host.files.read(absolute(path));
				if (text === null) throw new HostError(`${path} does not exist`, "name the report.json of each shard");
				reports.push(readReport(text));
			}
			const report = mergeReports(reports, host.clock.timestamp());
			const written = await writeReportFiles(host, absolute(options.out), report);
			terminal.out(terminalText(report, terminal.colour));
			terminal.err(`\nwritten: ${written.join(" ")}\n`);
			end(exitOfConclusion(report.conclusion.conclusion));
		});
	}
};
// src/commands/plan.ts
const NOISES = PREVIEW_NOISE_PCT.map((pct) => `${pct} %`).join(", ");
function sourceLines(preview) {
	return ["base", "head"].flatMap((side) => {
		const source = preview.sources[side];
		if (source === null) return [];
		const of = source.mergeBaseOf;
		const why = of === null ? source.asked : `merge base of ${of[0]} and ${of[1]}`;
		return [`${side}:     ${source.sha ?? source.path} (${why})`];
	});
}
function printPreview(preview) {
	const { suite, looks } = preview;
	const names = preview.benchmarks.map(({ name }) => name);
	const shown = names.slice(0, 12).join(", ") + (names.length > 12 ? ", ..." : "");
	const cut = preview.roundsInBudget < suite.rounds.max;
	return [
		`suite:    ${suite.name} (${suite.workload.kind})`,
		...sourceLines(preview),
		`arms:     ${preview.arms.map(({ id }) => id).join(", ")}`,
		`compared: ${preview.contrasts.map(({ id }) => id).join(", ")}`,
		`runs:     ${names.length} benchmark functions in the source of head: ${shown || "(none)"}`,
		`time:     a round takes about ${printDuration(preview.roundSec)}; at most ${printDuration(preview.mostSec)} of measuring, plus builds and one probe`,
		...cut ? [`          the budget of ${printDuration(suite.budgetSec)} ends it before round ${suite.rounds.max}: about ${preview.roundsInBudget} rounds fit`] : [],
		"",
		"It looks at the data only at these rounds. Smallest effect it could see by then (80 % power),",
		`if one paired difference is noisy by ${NOISES}:`,
		...looks.map((look) => `  round ${String(look.rounds).padStart(3)}: ` + look.detectablePct.map((pct) => `${pct.toPrecision(2)} %`.padStart(7)).join(" ")),
		""
	].join("\n");
}
const planCommand = {
	name: "plan",
	register(program, terminal, end) {
		addMeasureOptions(program.command("plan").summary("print what a run would do and how long; touches nothing")).option("--json", "print it as JSON", false).action(async (suite, options) => {
			const host = terminal.makeHost(tellNothing);
			const preview = await previewBench(askOf(suite, options), host);
			terminal.out(options.json ? `${JSON.stringify(preview)}\n` : printPreview(preview));
			end(EXIT.ok);
		});
	}
};
// src/commands/report.ts
/** The report in a file, or of the raw records in a folder (an interrupted run, too). */
async function load(path, again, host) {
	const absolute = path.startsWith("/") ? path : `${host.cwd}/${path}`;
	if (await host.files.isFolder(absolute)) return fromRecords(absolute, host);
	const text = await host.files.read(absolute);
	if (text === null) throw new HostError(`${path} does not exist`, "name a report.json or folder");
	const report = readReport(text);
	if (!again) return report;
	if (report.records === null) throw new HostError(`${path} holds no raw records`, "name the folder that has records.ndjson");
	return makeReport({
		...report,
		records: report.records,
		toolVersion: VERSION,
		problems: []
	});
}
async function fromRecords(folder, host) {
	const stored = await readStored(host.files, folder);
	if (stored === null) throw new HostError(`${folder} holds no records`, "is it an --out folder?");
	const { started, records } = stored;
	const rounds = records.reduce((most, record) => Math.max(most, record.trial.round + 1), 0);
	return makeReport({
		...started,
		environment: [started.environment],
		records,
		roundsRun: rounds,
		measuredSec: records.reduce((sum, record) => sum + record.wallSec, 0),
		linkSec: null,
		stopReason: "made from raw records",
		createdAt: host.clock.timestamp(),
		toolVersion: VERSION,
		recordsSha256: await host.files.sha256(`${folder}/records.ndjson`)
	});
}
async function show(path, options, terminal) {
	const host = terminal.makeHost(tellNothing);
	const report = await load(path, options.again, host);
	const { format, out } = options;
	if (out !== void 0) {
		const folder = out.startsWith("/") ? out : `${terminal.cwd}/${out}`;
		const paths = await writeReportFiles(host, folder, report, format);
		terminal.err(`written: ${paths.join(" ")}\n`);
	} else if (format === void 0) terminal.out(terminalText(report, terminal.colour));
	else {
		const book = formats.find(({ id }) => id === format);
		for (const file of book?.render(report) ?? []) terminal.out(file.text);
	}
	return EXIT.ok;
}
const reportCommand = {
	name: "report",
	register(program, terminal, end) {
		program.command("report").summary("make any format again from a stored report or raw records").argument("<file>", "report.json, or the folder of a run").addOption(new Option("-f, --format <format>", "which format; default: the table").choices(formats.map(({ id }) => id))).option("-o, --out <dir>", "write files there instead of printing").option("--again", "judge the raw records again with this version of gcbench", false).action(async (path, options) => {
			end(await show(path, options, terminal));
		});
	}
};
// src/commands/run.ts
/** Measures; returns the exit code. Ctrl-C ends the children and keeps what was measured. */
async function run(suite, options, terminal) {
	const host = terminal.makeHost(tellerOf(terminal, options.quiet));
	const resume = `go on with: gcbench run --resume --out ${options.out}\n`;
	const forget = terminal.onInterrupt(() => {
		terminal.err(`\nstopping; what was measured stays in ${options.out}\n`);
		host.exec.stopAll();
	});
	let report;
	try {
		report = await runBench(askOf(suite, options), host);
	} finally {
		forget();
		if (host.exec.stopping) terminal.err(resume);
	}
	if (host.exec.stopping) return EXIT.interrupted;
	const folder = options.out.startsWith("/") ? options.out : `${terminal.cwd}/${options.out}`;
	const paths = await writeReportFiles(host, folder, report);
	if (options.json) terminal.out(`${JSON.stringify(report)}\n`);
	else terminal.out(terminalText(report, terminal.colour));
	if (!options.quiet && !options.json) terminal.err(`\nwritten: ${paths.join(" ")}\n`);
	return exitOfConclusion(report.conclusion.conclusion);
}
const runCommand = {
	name: "run",
	register(program, terminal, end) {
		addMeasureOptions(program.command("run").summary("measure base and head, print the table")).description("Builds base and head, runs their benchmarks in paired, randomly ordered rounds, and prints the differences with their confidence intervals.").option("-o, --out <dir>", "folder for the report and the raw records", DEFAULT_OUT).option("--resume", "go on with the interrupted run in --out", false).option("-q, --quiet", "no progress", false).option("--json", "print the report as JSON", false).action(async (suite, options) => {
			end(await run(suite, options, terminal));
		});
	}
};
// src/commands/selftest.ts
const pct = (value) => value === null ? "-" : `${value.toFixed(1)} %`;
function cellsOf(row) {
	return [
		row.benchmark,
		row.metric,
		`${row.rounds}`,
		pct(row.sameBinaryPct) + (row.sameBinaryAlarm ? " !" : ""),
		`±${pct(row.noiseFloorPct)}`,
		pct(row.layoutSdPct),
		pct(row.layoutMostPct),
		...row.detectable.map((each) => pct(each.pct))
	];
}
/** The self-test as a table and what it means. */
function printSelftest({ rows, alarms, comparisons, layouts }) {
	const minutes = (rows[0]?.detectable ?? []).map((each) => `in ${each.minutes} min`);
	const titles = [
		"benchmark",
		"metric",
		"rounds",
		"same binary",
		"noise floor"
	];
	const aligns = [
		"left",
		"left",
		...Array(8).fill("right")
	];
	return [
		...alignRows([[
			...titles,
			"layout sd",
			"layout most",
			...minutes
		], ...rows.map(cellsOf)], aligns, (cell) => cell),
		"",
		`False alarms between equal binaries: ${alarms} of ${comparisons} rows (marked !); intervals`,
		"of 95 % allow 1 in 20. Noise floor: half of the interval after these rounds.",
		layouts === 0 ? "This toolchain cannot change the link order, so the layout spread is not known here." : `Layout: the same source in ${layouts} other link orders; its spread is a bias that a run with one layout cannot see.`,
		"Last columns: smallest effect that so many minutes of one base-head pair can see, with 80 %",
		"power.",
		""
	].join("\n");
}
// src/commands/index.ts
/** The shelf of commands, in the order of the help text; completion walks the others. */
const commands = [
	runCommand,
	planCommand,
	reportCommand,
	compareCommand,
	mergeCommand,
	{
		name: "selftest",
		register(program, terminal, end) {
			addMeasureOptions(program.command("selftest").summary("measure this machine: head against itself")).option("-o, --out <dir>", "folder for the report and the raw records", DEFAULT_OUT).option("-q, --quiet", "no progress", false).option("--json", "print the figures as JSON", false).action(async (suite, options) => {
				const host = terminal.makeHost(tellerOf(terminal, options.quiet));
				const forget = terminal.onInterrupt(() => void host.exec.stopAll());
				const report = await runSelftest(askOf(suite, options), host).finally(forget);
				if (host.exec.stopping) return end(EXIT.interrupted);
				const folder = options.out.startsWith("/") ? options.out : `${host.cwd}/${options.out}`;
				await writeReportFiles(host, folder, report);
				const found = readSelftest(report);
				terminal.out(options.json ? `${JSON.stringify(found)}\n` : printSelftest(found));
				end(EXIT.ok);
			});
		}
	},
	initCommand,
	doctorCommand,
	completionCommand
];
const EXIT_CODES = `
Exit codes: 0 fine, 1 the gate says no, 2 wrong call or suite file, 3 the machine or the
repository is in the way, 4 the code does not build, 130 interrupted.`;
/** The program with all commands; `end` takes the exit code of the one that ran. */
function makeProgram(terminal, end) {
	const program = new Command("gcbench").description("Was it faster or slower, by how much, and how sure is that?").version(VERSION).configureOutput({
		writeOut: terminal.out,
		writeErr: terminal.err
	}).showHelpAfterError("(gcbench --help tells more)").showSuggestionAfterError().addHelpText("after", EXIT_CODES).exitOverride();
	for (const command of commands) command.register(program, terminal, end);
	return program;
}
/** Runs one command line and returns its exit code. A bug is thrown, with its stack. */
async function runCli(args, terminal) {
	let code = EXIT.ok;
	const program = makeProgram(terminal, (ended) => {
		code = ended;
	});
	try {
		await program.parseAsync(args, { from: "user" });
		return code;
	} catch (error) {
		if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.config;
		const explained = explainError(error);
		if (explained === null) throw error;
		terminal.err(`${explained.text}\n`);
		return explained.code;
	}
}
// src/cli.ts
/** The door of the terminal: streams and signals in, a command out, an exit code back. */
const { stdout, stderr, env } = process;
const code = await runCli(process.argv.slice(2), {
	out: (text) => void stdout.write(text),
	err: (text) => void stderr.write(text),
	isTerminal: stderr.isTTY === true && env.CI === void 0,
	colour: stdout.isTTY === true && (env.NO_COLOR ?? "") === "",
	columns: () => stderr.columns ?? 80,
	env,
	cwd: process.cwd(),
	makeHost: (tell) => makeHost({
		cwd: process.cwd(),
		env,
		tell
	}),
	onInterrupt(stop) {
		const signals = [
			"SIGINT",
			"SIGTERM",
			"SIGHUP"
		];
		for (const signal of signals) process.on(signal, stop);
		return () => {
			for (const signal of signals) process.off(signal, stop);
		};
	}
});
process.exitCode = code;
export {};

//# sourceMappingURL=cli.js.map