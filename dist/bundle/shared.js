import { n as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { createHash, randomBytes } from "node:crypto";
import { dirname, join } from "node:path";
import { availableParallelism, constants, cpus, networkInterfaces, release, tmpdir, totalmem, type } from "node:os";
import { accessSync, constants as constants$1, createReadStream, existsSync, readFileSync, readdirSync, readlinkSync, statSync } from "node:fs";
import { spawn } from "node:child_process";
import { access, chmod, mkdir, mkdtemp, open, readFile, readdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { StringDecoder } from "node:string_decoder";
import { pipeline } from "node:stream/promises";
// src/core/config-error.ts
/** More than these are counted, not printed: a file that is wrong throughout needs no more. */
const SHOWN$1 = 30;
/** Characters that show nothing, move the cursor or turn the text around, as escapes. */
const visible = (text) => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`);
/** `FILE:LINE:COLUMN: WHERE: MESSAGE; NEXT` on one line, with the parts that are known. */
function formatConfigProblem({ place, where, message, next }) {
	const before = place === void 0 ? [] : [`${place.fileName}:${place.line}:${place.column}`];
	if (where !== void 0 && where !== "") before.push(where);
	const said = next === void 0 ? message : `${message}; ${next}`;
	return visible([...before, said].join(": "));
}
/** What the user wrote is wrong; holds all that is wrong with it, in the text's order. */
var ConfigError = class extends Error {
	name = "ConfigError";
	problems;
	constructor(problems) {
		const lines = problems.slice(0, SHOWN$1).map(formatConfigProblem);
		if (problems.length > SHOWN$1) lines.push(`and ${problems.length - SHOWN$1} more`);
		super(lines.join("\n"));
		this.problems = problems;
	}
};
// src/core/nearest.ts
var import_fastest_levenshtein = (/* @__PURE__ */ __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.distance = exports.closest = void 0;
	var peq = /* @__PURE__ */ new Uint32Array(65536);
	var myers_32 = function(a, b) {
		var n = a.length;
		var m = b.length;
		var lst = 1 << n - 1;
		var pv = -1;
		var mv = 0;
		var sc = n;
		var i = n;
		while (i--) peq[a.charCodeAt(i)] |= 1 << i;
		for (i = 0; i < m; i++) {
			var eq = peq[b.charCodeAt(i)];
			var xv = eq | mv;
			eq |= (eq & pv) + pv ^ pv;
			mv |= ~(eq | pv);
			pv &= eq;
			if (mv & lst) sc++;
			if (pv & lst) sc--;
			mv = mv << 1 | 1;
			pv = pv << 1 | ~(xv | mv);
			mv &= xv;
		}
		i = n;
		while (i--) peq[a.charCodeAt(i)] = 0;
		return sc;
	};
	var myers_x = function(b, a) {
		var n = a.length;
		var m = b.length;
		var mhc = [];
		var phc = [];
		var hsize = Math.ceil(n / 32);
		var vsize = Math.ceil(m / 32);
		for (var i = 0; i < hsize; i++) {
			phc[i] = -1;
			mhc[i] = 0;
		}
		var j = 0;
		for (; j < vsize - 1; j++) {
			var mv_1 = 0;
			var pv_1 = -1;
			var start_1 = j * 32;
			var vlen_1 = Math.min(32, m) + start_1;
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
			for (var i = 0; i < n; i++) {
				var eq = peq[a.charCodeAt(i)];
				var pb = phc[i / 32 | 0] >>> i & 1;
				var mb = mhc[i / 32 | 0] >>> i & 1;
				var xv = eq | mv_1;
				var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
				var ph = mv_1 | ~(xh | pv_1);
				var mh = pv_1 & xh;
				if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
				if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
				ph = ph << 1 | pb;
				mh = mh << 1 | mb;
				pv_1 = mh | ~(xv | ph);
				mv_1 = ph & xv;
			}
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
		}
		var mv = 0;
		var pv = -1;
		var start = j * 32;
		var vlen = Math.min(32, m - start) + start;
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
		var score = m;
		for (var i = 0; i < n; i++) {
			var eq = peq[a.charCodeAt(i)];
			var pb = phc[i / 32 | 0] >>> i & 1;
			var mb = mhc[i / 32 | 0] >>> i & 1;
			var xv = eq | mv;
			var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
			var ph = mv | ~(xh | pv);
			var mh = pv & xh;
			score += ph >>> m - 1 & 1;
			score -= mh >>> m - 1 & 1;
			if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
			if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
			ph = ph << 1 | pb;
			mh = mh << 1 | mb;
			pv = mh | ~(xv | ph);
			mv = ph & xv;
		}
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
		return score;
	};
	var distance = function(a, b) {
		if (a.length < b.length) {
			var tmp = b;
			b = a;
			a = tmp;
		}
		if (b.length === 0) return a.length;
		if (a.length <= 32) return myers_32(a, b);
		return myers_x(a, b);
	};
	exports.distance = distance;
	var closest = function(str, arr) {
		var min_distance = Infinity;
		var min_index = 0;
		for (var i = 0; i < arr.length; i++) {
			var dist = distance(str, arr[i]);
			if (dist < min_distance) {
				min_distance = dist;
				min_index = i;
			}
		}
		return arr[min_index];
	};
	exports.closest = closest;
})))();
const bare = (name) => name.toLowerCase().replace(/[-_ ]/g, "");
/** The known name nearest to `written`, if at most two fifths of its letters differ; else null. */
function nearest(written, known) {
	let best = null;
	let bestDistance = Math.max(1, Math.round(written.length * .4)) + 1;
	for (const name of known) {
		const far = (0, import_fastest_levenshtein.distance)(bare(written), bare(name));
		if (far < bestDistance) [best, bestDistance] = [name, far];
	}
	return best;
}
// node_modules/pure-rand/lib/esm/distribution/uniformFloat64.js
const scale26 = 1.4901161193847656e-8;
const scale53 = 11102230246251565e-32;
const mask1 = 67108863;
const mask2 = 134217727;
/**
* Uniformly generate random 64-bit floating point values between 0 (included) and 1 (excluded)
*
* @remarks Generated values are multiples of 2**-53, providing 53 bits of randomness.
*
* @param rng - Instance of RandomGenerator to extract random values from
*
* @public
*/
function uniformFloat64(rng) {
	const value1 = rng.next() & mask1;
	const value2 = rng.next() & mask2;
	return value1 * scale26 + value2 * scale53;
}
// node_modules/pure-rand/lib/esm/generator/xoroshiro128plus.js
const jumps = [
	3639956645,
	3750757012,
	1261568508,
	386426335
];
var XoroShiro128Plus = class XoroShiro128Plus {
	constructor(s01, s00, s11, s10) {
		this.s01 = s01;
		this.s00 = s00;
		this.s11 = s11;
		this.s10 = s10;
	}
	clone() {
		return new XoroShiro128Plus(this.s01, this.s00, this.s11, this.s10);
	}
	next() {
		const out = this.s00 + this.s10 | 0;
		const a0 = this.s10 ^ this.s00;
		const a1 = this.s11 ^ this.s01;
		const s00 = this.s00;
		const s01 = this.s01;
		this.s00 = s00 << 24 ^ s01 >>> 8 ^ a0 ^ a0 << 16;
		this.s01 = s01 << 24 ^ s00 >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
		this.s10 = a1 << 5 ^ a0 >>> 27;
		this.s11 = a0 << 5 ^ a1 >>> 27;
		return out;
	}
	jump() {
		let ns01 = 0;
		let ns00 = 0;
		let ns11 = 0;
		let ns10 = 0;
		let s01 = this.s01;
		let s00 = this.s00;
		let s11 = this.s11;
		let s10 = this.s10;
		for (let i = 0; i !== 4; ++i) {
			const ji = jumps[i];
			for (let mask = 1; mask; mask <<= 1) {
				if (ji & mask) {
					ns01 ^= s01;
					ns00 ^= s00;
					ns11 ^= s11;
					ns10 ^= s10;
				}
				const a0 = s10 ^ s00;
				const a1 = s11 ^ s01;
				const s00_ = s00;
				const s01_ = s01;
				s00 = s00_ << 24 ^ s01_ >>> 8 ^ a0 ^ a0 << 16;
				s01 = s01_ << 24 ^ s00_ >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
				s10 = a1 << 5 ^ a0 >>> 27;
				s11 = a0 << 5 ^ a1 >>> 27;
			}
		}
		this.s01 = ns01;
		this.s00 = ns00;
		this.s11 = ns11;
		this.s10 = ns10;
	}
	getState() {
		return [
			this.s01,
			this.s00,
			this.s11,
			this.s10
		];
	}
};
function xoroshiro128plusFromState(state) {
	if (!(state.length === 4)) throw new Error("The state must have been produced by a xoroshiro128plus RandomGenerator");
	return new XoroShiro128Plus(state[0], state[1], state[2], state[3]);
}
// node_modules/simple-statistics/dist/simple-statistics.mjs
/**
* Our default sum is the [Kahan-Babuska algorithm](https://pdfs.semanticscholar.org/1760/7d467cda1d0277ad272deb2113533131dc09.pdf).
* This method is an improvement over the classical
* [Kahan summation algorithm](https://en.wikipedia.org/wiki/Kahan_summation_algorithm).
* It aims at computing the sum of a list of numbers while correcting for
* floating-point errors. Traditionally, sums are calculated as many
* successive additions, each one with its own floating-point roundoff. These
* losses in precision add up as the number of numbers increases. This alternative
* algorithm is more accurate than the simple way of calculating sums by simple
* addition.
*
* This runs in `O(n)`, linear time, with respect to the length of the array.
*
* @param {Array<number>} x input
* @return {number} sum of all input numbers
* @example
* sum([1, 2, 3]); // => 6
*/
function sum$1(x) {
	if (x.length === 0) return 0;
	var sum = x[0];
	var correction = 0;
	var transition;
	if (typeof sum !== "number") return NaN;
	for (var i = 1; i < x.length; i++) {
		if (typeof x[i] !== "number") return NaN;
		transition = sum + x[i];
		if (Math.abs(sum) >= Math.abs(x[i])) correction += sum - transition + x[i];
		else correction += x[i] - transition + sum;
		sum = transition;
	}
	return sum + correction;
}
/**
* The mean, _also known as average_,
* is the sum of all values over the number of values.
* This is a [measure of central tendency](https://en.wikipedia.org/wiki/Central_tendency):
* a method of finding a typical or central value of a set of numbers.
*
* This runs in `O(n)`, linear time, with respect to the length of the array.
*
* @param {Array<number>} x sample of one or more data points
* @throws {Error} if the length of x is less than one
* @returns {number} mean
* @example
* mean([0, 10]); // => 5
*/
function mean(x) {
	if (x.length === 0) throw new Error("mean requires at least one data point");
	return sum$1(x) / x.length;
}
/**
* The sum of deviations to the Nth power.
* When n=2 it's the sum of squared deviations.
* When n=3 it's the sum of cubed deviations.
*
* @param {Array<number>} x
* @param {number} n power
* @returns {number} sum of nth power deviations
*
* @example
* var input = [1, 2, 3];
* // since the variance of a set is the mean squared
* // deviations, we can calculate that with sumNthPowerDeviations:
* sumNthPowerDeviations(input, 2) / input.length;
*/
function sumNthPowerDeviations(x, n) {
	var meanValue = mean(x);
	var sum = 0;
	var tempValue;
	var i;
	if (n === 2) for (i = 0; i < x.length; i++) {
		tempValue = x[i] - meanValue;
		sum += tempValue * tempValue;
	}
	else for (i = 0; i < x.length; i++) sum += Math.pow(x[i] - meanValue, n);
	return sum;
}
/**
* The [sample variance](https://en.wikipedia.org/wiki/Variance#Sample_variance)
* is the sum of squared deviations from the mean. The sample variance
* is distinguished from the variance by the usage of [Bessel's Correction](https://en.wikipedia.org/wiki/Bessel's_correction):
* instead of dividing the sum of squared deviations by the length of the input,
* it is divided by the length minus one. This corrects the bias in estimating
* a value from a set that you don't know if full.
*
* References:
* * [Wolfram MathWorld on Sample Variance](http://mathworld.wolfram.com/SampleVariance.html)
*
* @param {Array<number>} x a sample of two or more data points
* @throws {Error} if the length of x is less than 2
* @return {number} sample variance
* @example
* sampleVariance([1, 2, 3, 4, 5]); // => 2.5
*/
function sampleVariance(x) {
	if (x.length < 2) throw new Error("sampleVariance requires at least two data points");
	return sumNthPowerDeviations(x, 2) / (x.length - 1);
}
/**
* The [sample standard deviation](http://en.wikipedia.org/wiki/Standard_deviation#Sample_standard_deviation)
* is the square root of the sample variance.
*
* @param {Array<number>} x input array
* @returns {number} sample standard deviation
* @example
* sampleStandardDeviation([2, 4, 4, 4, 5, 5, 7, 9]).toFixed(2);
* // => '2.14'
*/
function sampleStandardDeviation(x) {
	var sampleVarianceX = sampleVariance(x);
	return Math.sqrt(sampleVarianceX);
}
/**
* This is the internal implementation of quantiles: when you know
* that the order is sorted, you don't need to re-sort it, and the computations
* are faster.
*
* This implements the linear interpolation method (type=7 in R/numpy),
* which is the default in numpy.percentile and R's quantile.
*
* @param {Array<number>} x sample of one or more data points
* @param {number} p desired quantile: a number between 0 to 1, inclusive
* @returns {number} quantile value
* @throws {Error} if p ix outside of the range from 0 to 1
* @throws {Error} if x is empty
* @example
* quantileSorted([3, 6, 7, 8, 8, 9, 10, 13, 15, 16, 20], 0.5); // => 9
*/
function quantileSorted(x, p) {
	var idx = (x.length - 1) * p;
	if (x.length === 0) throw new Error("quantile requires at least one data point.");
	else if (p < 0 || p > 1) throw new Error("quantiles must be between 0 and 1");
	else if (p === 1) return x[x.length - 1];
	else if (p === 0) return x[0];
	else if (idx % 1 !== 0) {
		var lower = Math.floor(idx);
		var upper = Math.ceil(idx);
		var fraction = idx - lower;
		return x[lower] + fraction * (x[upper] - x[lower]);
	} else return x[idx];
}
/**
* Rearrange items in `arr` so that all items in `[left, k]` range are the smallest.
* The `k`-th element will have the `(k - left + 1)`-th smallest value in `[left, right]`.
*
* Implements Floyd-Rivest selection algorithm https://en.wikipedia.org/wiki/Floyd-Rivest_algorithm
*
* @param {Array<number>} arr input array
* @param {number} k pivot index
* @param {number} [left] left index
* @param {number} [right] right index
* @returns {void} mutates input array
* @example
* var arr = [65, 28, 59, 33, 21, 56, 22, 95, 50, 12, 90, 53, 28, 77, 39];
* quickselect(arr, 8);
* // = [39, 28, 28, 33, 21, 12, 22, 50, 53, 56, 59, 65, 90, 77, 95]
*/
function quickselect(arr, k, left, right) {
	left = left || 0;
	right = right || arr.length - 1;
	while (right > left) {
		if (right - left > 600) {
			var n = right - left + 1;
			var m = k - left + 1;
			var z = Math.log(n);
			var s = .5 * Math.exp(2 * z / 3);
			var sd = .5 * Math.sqrt(z * s * (n - s) / n);
			if (m - n / 2 < 0) sd *= -1;
			quickselect(arr, k, Math.max(left, Math.floor(k - m * s / n + sd)), Math.min(right, Math.floor(k + (n - m) * s / n + sd)));
		}
		var t = arr[k];
		var i = left;
		var j = right;
		swap(arr, left, k);
		if (arr[right] > t) swap(arr, left, right);
		while (i < j) {
			swap(arr, i, j);
			i++;
			j--;
			while (arr[i] < t) i++;
			while (arr[j] > t) j--;
		}
		if (arr[left] === t) swap(arr, left, j);
		else {
			j++;
			swap(arr, j, right);
		}
		if (j <= k) left = j + 1;
		if (k <= j) right = j - 1;
	}
}
function swap(arr, i, j) {
	var tmp = arr[i];
	arr[i] = arr[j];
	arr[j] = tmp;
}
/**
* The [quantile](https://en.wikipedia.org/wiki/Quantile):
* this is a population quantile, since we assume to know the entire
* dataset in this library. This implementation uses linear interpolation,
* equivalent to R's type=7 and numpy's default percentile method.
*
* Sample is a one-dimensional array of numbers,
* and p is either a decimal number from 0 to 1 or an array of decimal
* numbers from 0 to 1.
* In terms of a k/q quantile, p = k/q - it's just dealing with fractions or dealing
* with decimal values.
* When p is an array, the result of the function is also an array containing the appropriate
* quantiles in input order
*
* @param {Array<number>} x sample of one or more numbers
* @param {Array<number> | number} p the desired quantile, as a number between 0 and 1
* @returns {number} quantile
* @example
* quantile([3, 6, 7, 8, 8, 9, 10, 13, 15, 16, 20], 0.5); // => 9
*/
function quantile(x, p) {
	var copy = x.slice();
	if (Array.isArray(p)) {
		multiQuantileSelect(copy, p);
		var results = [];
		for (var i = 0; i < p.length; i++) results[i] = quantileSorted(copy, p[i]);
		return results;
	} else {
		quantileSelect(copy, quantileIndex(copy.length, p), 0, copy.length - 1);
		return quantileSorted(copy, p);
	}
}
function quantileSelect(arr, k, left, right) {
	if (k % 1 === 0) quickselect(arr, k, left, right);
	else {
		k = Math.floor(k);
		quickselect(arr, k, left, right);
		quickselect(arr, k + 1, k + 1, right);
	}
}
function multiQuantileSelect(arr, p) {
	var positions = /* @__PURE__ */ new Set();
	for (var i = 0; i < p.length; i++) {
		var idx = quantileIndex(arr.length, p[i]);
		positions.add(Math.floor(idx));
		positions.add(Math.ceil(idx));
	}
	var indices = Array.from(positions).sort(compare);
	multiselect(arr, indices, 0, indices.length - 1, 0, arr.length - 1);
}
function multiselect(arr, indices, lo, hi, left, right) {
	if (lo > hi) return;
	var mid = lo + hi >> 1;
	quickselect(arr, indices[mid], left, right);
	multiselect(arr, indices, lo, mid - 1, left, indices[mid] - 1);
	multiselect(arr, indices, mid + 1, hi, indices[mid] + 1, right);
}
function compare(a, b) {
	return a - b;
}
function quantileIndex(len, p) {
	var idx = (len - 1) * p;
	if (p === 1) return len - 1;
	else if (p === 0) return 0;
	else if (idx % 1 !== 0) return idx;
	else return idx;
}
/**
* The [median](http://en.wikipedia.org/wiki/Median) is
* the middle number of a list. This is often a good indicator of 'the middle'
* when there are outliers that skew the `mean()` value.
* This is a [measure of central tendency](https://en.wikipedia.org/wiki/Central_tendency):
* a method of finding a typical or central value of a set of numbers.
*
* The median isn't necessarily one of the elements in the list: the value
* can be the average of two elements if the list has an even length
* and the two central values are different.
*
* @param {Array<number>} x input
* @returns {number} median value
* @example
* median([10, 2, 5, 100, 2, 1]); // => 3.5
*/
function median(x) {
	return +quantile(x, .5);
}
/**
* A [Fisher-Yates shuffle](http://en.wikipedia.org/wiki/Fisher%E2%80%93Yates_shuffle)
* in-place - which means that it **will change the order of the original
* array by reference**.
*
* This is an algorithm that generates a random [permutation](https://en.wikipedia.org/wiki/Permutation)
* of a set.
*
* @param {Array} x sample of one or more numbers
* @param {Function} [randomSource=Math.random] an optional entropy source that
* returns numbers between 0 inclusive and 1 exclusive: the range [0, 1)
* @returns {Array} x
* @example
* var x = [1, 2, 3, 4];
* shuffleInPlace(x);
* // x is shuffled to a value like [2, 1, 4, 3]
*/
function shuffleInPlace(x, randomSource) {
	randomSource = randomSource || Math.random;
	var length = x.length;
	var temporary;
	var index;
	while (length > 0) {
		index = Math.floor(randomSource() * length--);
		temporary = x[length];
		x[length] = x[index];
		x[index] = temporary;
	}
	return x;
}
/**
* A [Fisher-Yates shuffle](http://en.wikipedia.org/wiki/Fisher%E2%80%93Yates_shuffle)
* is a fast way to create a random permutation of a finite set. This is
* a function around `shuffle_in_place` that adds the guarantee that
* it will not modify its input.
*
* @param {Array} x sample of 0 or more numbers
* @param {Function} [randomSource=Math.random] an optional entropy source that
* returns numbers between 0 inclusive and 1 exclusive: the range [0, 1)
* @return {Array} shuffled version of input
* @example
* var shuffled = shuffle([1, 2, 3, 4]);
* shuffled; // = [2, 3, 1, 4] or any other random permutation
*/
function shuffle$1(x, randomSource) {
	return shuffleInPlace(x.slice(), randomSource);
}
/**
* [Bayesian Classifier](http://en.wikipedia.org/wiki/Naive_Bayes_classifier)
*
* This is a naïve bayesian classifier that takes
* singly-nested objects.
*
* @class
* @example
* var bayes = new BayesianClassifier();
* bayes.train({
*   species: 'Cat'
* }, 'animal');
* var result = bayes.score({
*   species: 'Cat'
* })
* // result
* // {
* //   animal: 1
* // }
*/
var BayesianClassifier = function BayesianClassifier() {
	this.totalCount = 0;
	this.data = {};
};
/**
* Train the classifier with a new item, which has a single
* dimension of Javascript literal keys and values.
*
* @param {Object} item an object with singly-deep properties
* @param {string} category the category this item belongs to
* @return {undefined} adds the item to the classifier
*/
BayesianClassifier.prototype.train = function train(item, category) {
	if (!this.data[category]) this.data[category] = {};
	for (var k in item) {
		var v = item[k];
		if (this.data[category][k] === void 0) this.data[category][k] = {};
		if (this.data[category][k][v] === void 0) this.data[category][k][v] = 0;
		this.data[category][k][v]++;
	}
	this.totalCount++;
};
/**
* Generate a score of how well this item matches all
* possible categories based on its attributes
*
* @param {Object} item an item in the same format as with train
* @returns {Object} of probabilities that this item belongs to a
* given category.
*/
BayesianClassifier.prototype.score = function score(item) {
	var odds = {};
	var category;
	for (var k in item) {
		var v = item[k];
		for (category in this.data) {
			if (odds[category] === void 0) odds[category] = {};
			if (this.data[category][k]) odds[category][k + "_" + v] = (this.data[category][k][v] || 0) / this.totalCount;
			else odds[category][k + "_" + v] = 0;
		}
	}
	var oddsSums = {};
	for (category in odds) {
		oddsSums[category] = 0;
		for (var combination in odds[category]) oddsSums[category] += odds[category][combination];
	}
	return oddsSums;
};
var SQRT_2PI$1 = Math.sqrt(2 * Math.PI);
function cumulativeDistribution(z) {
	var sum = z;
	var tmp = z;
	for (var i = 1; i < 30; i++) {
		tmp *= z * z / (2 * i + 1);
		sum += tmp;
	}
	return Math.round((.5 + sum / SQRT_2PI$1 * Math.exp(-z * z / 2)) * 1e4) / 1e4;
}
/**
* A standard normal table, also called the unit normal table or Z table,
* is a mathematical table for the values of Φ (phi), which are the values of
* the [cumulative distribution function](https://en.wikipedia.org/wiki/Normal_distribution#Cumulative_distribution_function)
* of the normal distribution. It is used to find the probability that a
* statistic is observed below, above, or between values on the standard
* normal distribution, and by extension, any normal distribution.
*/
var standardNormalTable = [];
for (var z = 0; z <= 3.09; z += .01) standardNormalTable.push(cumulativeDistribution(z));
/**
* This is a single-layer [Perceptron Classifier](http://en.wikipedia.org/wiki/Perceptron) that takes
* arrays of numbers and predicts whether they should be classified
* as either 0 or 1 (negative or positive examples).
* @class
* @example
* // Create the model
* var p = new PerceptronModel();
* // Train the model with input with a diagonal boundary.
* for (var i = 0; i < 5; i++) {
*     p.train([1, 1], 1);
*     p.train([0, 1], 0);
*     p.train([1, 0], 0);
*     p.train([0, 0], 0);
* }
* p.predict([0, 0]); // 0
* p.predict([0, 1]); // 0
* p.predict([1, 0]); // 0
* p.predict([1, 1]); // 1
*/
var PerceptronModel = function PerceptronModel() {
	this.weights = [];
	this.bias = 0;
};
/**
* **Predict**: Use an array of features with the weight array and bias
* to predict whether an example is labeled 0 or 1.
*
* @param {Array<number>} features an array of features as numbers
* @returns {number|null} 1 if the score is over 0, otherwise 0; null if
* the model has not been trained on feature arrays of this length
*/
PerceptronModel.prototype.predict = function predict(features) {
	if (features.length !== this.weights.length) return null;
	var score = 0;
	for (var i = 0; i < this.weights.length; i++) score += this.weights[i] * features[i];
	score += this.bias;
	if (score > 0) return 1;
	else return 0;
};
/**
* **Train** the classifier with a new example, which is
* a numeric array of features and a 0 or 1 label.
*
* @param {Array<number>} features an array of features as numbers
* @param {number} label either 0 or 1
* @returns {PerceptronModel|null} this, or null if the label is not 0 or 1
*/
PerceptronModel.prototype.train = function train(features, label) {
	if (label !== 0 && label !== 1) return null;
	if (features.length !== this.weights.length) {
		this.weights = features.slice();
		this.bias = 1;
	}
	var prediction = this.predict(features);
	if (typeof prediction === "number" && prediction !== label) {
		var gradient = label - prediction;
		for (var i = 0; i < this.weights.length; i++) this.weights[i] += gradient * features[i];
		this.bias += gradient;
	}
	return this;
};
// src/core/random.ts
/**
* Reproducible randomness: every draw comes from a seed that is handed in. A stream is named by
* the seed and parts, so the order of round 7 of a block never depends on what else was drawn.
*/
/**
* The stream that belongs to a seed: xoroshiro128+ (Blackman and Vigna), its 128 bits of state
* hashed from the text.
* @example random('seed')() === random('seed')() // true
*/
function random(seed) {
	const generator = xoroshiro128plusFromState(hashWords(seed));
	return () => uniformFloat64(generator);
}
/**
* The stream of one part of the work, independent of all others and of the order of asking.
* Parts are kept apart (JSON), so ('a', 'bc') and ('ab', 'c') differ; 1 and '1' differ too.
* @example derive(plan.seed, 'order', block, round)
*/
function derive(seed, ...parts) {
	return random(JSON.stringify([seed, ...parts]));
}
/** The items in random order (Fisher-Yates); the list that was given is left as it is. */
function shuffle(items, stream) {
	return shuffle$1([...items], stream);
}
/**
* Four 32-bit words from a text: FNV-1a (Fowler, Noll, Vo) over its UTF-16 units from four
* different offsets, each finished by the avalanche of MurmurHash3 (Appleby), since FNV alone
* leaves neighbouring texts with neighbouring high bits.
*/
function hashWords(text) {
	const word = (lane) => {
		let h = 2166136261 ^ Math.imul(lane, 2654435769);
		for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
		h = Math.imul(h ^ h >>> 16, 2246822507);
		h = Math.imul(h ^ h >>> 13, 3266489909);
		return h ^ h >>> 16;
	};
	return [
		word(1),
		word(2),
		word(3),
		word(4)
	];
}
// src/core/stats/planned-looks.ts
const MOST_LOOKS = 5;
const GROWTH = 1.5;
const FIRST = 8;
/**
* When to look at the data, fixed before there are any: from 8 rounds to `most`, growing by
* about 1.5 each (evenly on the log scale), at most 5 looks. Weights are shares of alpha: the
* last look gets .36 of 5 looks or .40 of fewer, the others share the rest; one look gets all.
* The first look is late enough for its own test to be able to reject at all:
* w_1 alpha >= 2^(1 - n_1) with the smallest weight .16, so alpha = .01 starts at 11.
* When `most` is below that there is one look, at `most`. Cut `most` to what the budget pays
* for before calling.
* @param least rounds before which the user wants no look
* @example plannedLooks({ alpha: 0.05, most: 40 }) // rounds 8 12 18 27 40, weights .16 x4, .36
* @example plannedLooks({ alpha: 0.05, most: 20 }) // rounds 8 13 20, weights .3 .3 .4
*/
function plannedLooks(ask) {
	const { alpha, most } = ask;
	const first = Math.max(FIRST, ask.least ?? 0, Math.ceil(1 + Math.log2(1 / (.16 * alpha))));
	const steps = Math.round(Math.log(most / first) / Math.log(GROWTH));
	const count = Math.min(MOST_LOOKS, 1 + Math.max(0, steps));
	if (count === 1) return [{
		rounds: most,
		weight: 1
	}];
	const last = count === MOST_LOOKS ? .36 : .4;
	return Array.from({ length: count }, (_, k) => ({
		rounds: Math.round(first * (most / first) ** (k / (count - 1))),
		weight: k === count - 1 ? last : (1 - last) / (count - 1)
	}));
}
// src/core/plan.ts
/** Two-sided error probability of the whole table. */
const ALPHA = .05;
/** `head` where the suite has one unnamed variant, else `head@greentea`. */
const armId = (side, variant) => variant === "default" ? side : `${side}@${variant}`;
const under$1 = (kind, variant) => variant === "default" ? kind : `${kind}@${variant}`;
/** Contrasts of one ask; an interaction brings the two contrasts that it is between. */
function contrastsOf(ask, suite, index) {
	const refs = (variant) => ({
		id: under$1("refs", variant),
		kind: "refs",
		base: armId("base", variant),
		head: armId("head", variant)
	});
	switch (ask.kind) {
		case "refs": return suite.variants.map((variant) => refs(variant.name));
		case "variants": return [{
			id: `variants@${ask.ref}:${ask.base}:${ask.head}`,
			kind: "variants",
			base: armId(ask.ref, ask.base),
			head: armId(ask.ref, ask.head)
		}];
		case "benchmarks": return suite.variants.map((variant) => ({
			id: under$1(`benchmarks${index}`, variant.name),
			kind: "benchmarks",
			arm: armId(ask.ref, variant.name),
			base: ask.base,
			head: ask.head
		}));
		case "interaction": {
			const [first, second] = [refs(ask.base), refs(ask.head)];
			return [
				first,
				second,
				{
					id: `interaction:${ask.base}:${ask.head}`,
					kind: "interaction",
					base: first.id,
					head: second.id
				}
			];
		}
	}
}
/** Every contrast once, in the order of the asks, interactions last. */
function makeContrasts(suite) {
	const byId = /* @__PURE__ */ new Map();
	for (const [index, ask] of suite.contrasts.entries()) for (const contrast of contrastsOf(ask, suite, index)) byId.set(contrast.id, contrast);
	const all = [...byId.values()];
	return [...all.filter((contrast) => contrast.kind !== "interaction"), ...all.filter((contrast) => contrast.kind === "interaction")];
}
/** The arms that the contrasts need, base side first. */
function makeArms(suite) {
	const needed = /* @__PURE__ */ new Set();
	for (const contrast of makeContrasts(suite)) if (contrast.kind === "benchmarks") needed.add(contrast.arm);
	else if (contrast.kind !== "interaction") needed.add(contrast.base).add(contrast.head);
	return ["base", "head"].flatMap((side) => suite.variants.map((variant) => ({
		side,
		variant: variant.name
	}))).map(({ side, variant }) => ({
		id: armId(side, variant),
		side,
		variant
	})).filter((arm) => needed.has(arm.id));
}
/**
* Targets that a benchmark contrast pairs must be neighbours in time: they share a block.
* Every other target is a block of its own.
*/
function assignBlocks(targets, contrasts) {
	const block = new Map(targets.map((target) => [target.id, target.id]));
	for (const contrast of contrasts) {
		if (contrast.kind !== "benchmarks") continue;
		const pattern = new RegExp(contrast.base);
		for (const target of targets) {
			const name = target.id.slice(target.unit.length + 1);
			if (!pattern.test(name)) continue;
			const partner = `${target.unit}.${name.replace(pattern, contrast.head)}`;
			const mine = block.get(target.id);
			if (mine !== void 0 && block.has(partner)) block.set(partner, mine);
		}
	}
	return targets.map((target) => ({
		...target,
		block: block.get(target.id) ?? target.id
	}));
}
/** Looks of the suite; with `until: rounds` there is one, at the last round. */
function looksOf(suite) {
	if (suite.until === "rounds") return [{
		rounds: suite.rounds.max,
		weight: 1
	}];
	return plannedLooks({
		alpha: ALPHA,
		most: suite.rounds.max,
		least: suite.rounds.min
	});
}
/** What will be done. Pure: the same input gives the same plan, and so the same order of trials. */
function makePlan(input) {
	const contrasts = makeContrasts(input.suite);
	return {
		schemaVersion: 1,
		suite: input.suite,
		sources: input.sources,
		arms: makeArms(input.suite),
		targets: assignBlocks(input.targets, contrasts),
		contrasts,
		unchanged: input.unchanged,
		seed: input.seed,
		alpha: ALPHA,
		looks: looksOf(input.suite),
		shard: input.shard,
		machines: null
	};
}
/**
* The part of a suite that one of several machines runs: an equal share of the rounds, all of
* them, since machines that do not talk cannot stop early together. At least 4 pairs a machine,
* or it says too little of it.
*/
function shardOf(suite, shard) {
	const rounds = Math.max(LEAST_PAIRS$2, Math.ceil(suite.rounds.max / shard.count));
	return {
		...suite,
		rounds: {
			min: rounds,
			max: rounds
		},
		until: "rounds"
	};
}
const LEAST_PAIRS$2 = 4;
/**
* Trials of one round in order: blocks shuffled, and inside a block every (target, arm) shuffled,
* which for two arms is a coin per round and benchmark. The order of a block depends on the seed,
* the round and the block alone, not on which other targets are still active.
*/
function trialsOfRound(plan, round, active, attempt = 0) {
	const blocks = /* @__PURE__ */ new Map();
	for (const target of plan.targets) {
		const slots = blocks.get(target.block) ?? [];
		for (const arm of target.arms) slots.push({
			target: target.id,
			arm
		});
		blocks.set(target.block, slots);
	}
	return shuffle([...blocks.keys()], derive(plan.seed, "blocks", round, attempt)).flatMap((block) => shuffle(blocks.get(block) ?? [], derive(plan.seed, block, round, attempt))).filter((slot) => active.has(slot.target)).map((slot, position) => ({
		round,
		position,
		attempt,
		...slot
	}));
}
/** Seed of the link order of one build in one stretch of rounds: 1 to 2^31 - 1. */
function layoutSeedOf(plan, arm, unit, stretch) {
	const [low, high] = [1, 2 ** 31 - 1];
	return low + Math.floor(derive(plan.seed, "layout", arm, unit, stretch)() * (high - low));
}
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
/**
* Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
*
* Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
*/
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
/**
* Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
*
* A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
*/
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ cached(() => {
	if (globalConfig.jitless) return false;
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) return false;
	try {
		new Function("");
		return true;
	} catch (_) {
		return false;
	}
});
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const BIGINT_FORMAT_RANGES = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function pick(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
	if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	const newShape = {};
	mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
	mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
	return clone(a, mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	}));
}
function partial(Class, schema, mask, name = "partial") {
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required(Class, schema, mask) {
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	}));
	return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype — never per instance.
*/
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
/* @__NO_SIDE_EFFECTS__ */
function derived(computes, table) {
	for (const key in computes) {
		const compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: true,
			enumerable: true,
			get() {
				return own(this, key, compute(this));
			},
			set(value) {
				own(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
// node_modules/zod/v4/core/core.js
var _a$1;
/** A special constant with type `never` */
const NEVER = /*@__PURE__*/ Object.freeze({ status: "aborted" });
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer$1 = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodError = /* @__PURE__ */ $constructor("$ZodError", initializer$1);
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
* ("toString", "constructor") would otherwise read through to the prototype, and assigning
* "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
	if (!Object.prototype.hasOwnProperty.call(obj, key)) {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value: make(),
			writable: true,
			enumerable: true,
			configurable: true
		});
		else obj[key] = make();
	}
	return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	const fieldErrors = {};
	const formErrors = [];
	for (const sub of error.issues) if (sub.path.length > 0) node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
	else formErrors.push(mapper(sub));
	return {
		formErrors,
		fieldErrors
	};
}
function formatError(error, mapper = (issue) => issue.message) {
	const fieldErrors = { _errors: [] };
	const processError = (error, path = []) => {
		for (const issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
		else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else {
			const fullpath = [...path, ...issue.path];
			if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
			else {
				let curr = fieldErrors;
				let i = 0;
				while (i < fullpath.length) {
					const el = fullpath[i];
					const terminal = i === fullpath.length - 1;
					if (el === "_errors") {
						if (terminal) curr._errors.push(mapper(issue));
						i++;
						continue;
					}
					if (!Object.prototype.hasOwnProperty.call(curr, el)) Object.defineProperty(curr, el, {
						value: { _errors: [] },
						enumerable: true,
						writable: true,
						configurable: true
					});
					const node = curr[el];
					if (terminal) node._errors.push(mapper(issue));
					curr = node;
					i++;
				}
			}
		}
	};
	processError(error);
	return fieldErrors;
}
// node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
const validate = ((schema, value, _ctx) => {
	const validator = schema._zod.bag.validator;
	if (validator !== void 0) {
		if (validator(value) !== COMPILE_INVALID) return true;
		if (validator.definite === true && _ctx === void 0) return false;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	const ctx = _ctx ? {
		..._ctx,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const fallbackRun = schema._zod.bag.fallbackRun;
	let result;
	if (fallbackRun) {
		ctx[COMPILE_FALLBACK] = true;
		result = fallbackRun({
			value,
			issues: []
		}, ctx);
	} else result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length === 0;
}
const validateAsync$1 = async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length === 0;
};
const _encode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		return parse(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _encodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _decodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
const _safeEncode = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
};
const _safeDecode = (_Err) => (schema, value, _ctx) => {
	return _safeParse(_Err)(schema, value, _ctx);
};
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
};
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
	return _safeParseAsync(_Err)(schema, value, _ctx);
};
// node_modules/zod/v4/core/regexes.js
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration$1 = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
*
* @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
/** Practical email validation */
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const _emoji$1 = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
	return new RegExp(_emoji$1, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol = /^https?$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
* esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
* will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function anchor(source) {
	return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time$1(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime$1(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const integer = /^-?\d+$/;
const number$2 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const _null$2 = /^null$/i;
const lowercase = /^[^A-Z]*$/;
const uppercase = /^[^a-z]*$/;
// node_modules/zod/v4/core/checks.js
const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMultipleOf = /*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		if (typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLengthEquals = /*@__PURE__*/ $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		const origin = getLengthableOrigin(input);
		const tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckLowerCase = /*@__PURE__*/ $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ?? (def.pattern = lowercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ?? (def.pattern = uppercase);
	$ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	const escapedRegex = escapeRegex(def.includes);
	def.pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
	inst._zod.check = (payload) => {
		if (payload.value.includes(def.includes, def.position)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStartsWith = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckEndsWith = /*@__PURE__*/ $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.endsWith(def.suffix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(args = [], closed = {}) {
		this.content = [];
		this.indent = 0;
		this.args = args;
		this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			this.indent -= 1;
		}
	}
	write(arg) {
		if (typeof arg === "function") {
			arg(this, { execution: "sync" });
			arg(this, { execution: "async" });
			return;
		}
		const lines = arg.split("\n").filter((x) => x);
		const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
		const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (const line of dedented) this.content.push(line);
	}
	compile() {
		const F = Function;
		const content = this?.content ?? [``];
		return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ $constructor("$ZodGUID", (inst, def) => {
	def.pattern ?? (def.pattern = guid);
	$ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid(v));
	} else def.pattern ?? (def.pattern = uuid());
	$ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email);
	$ZodStringFormat.init(inst, def);
});
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodEmoji = /*@__PURE__*/ $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ?? (def.pattern = emoji());
	$ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
	$ZodStringFormat.init(inst, def);
});
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
* See https://github.com/paralleldrive/cuid.
*/
const $ZodCUID = /*@__PURE__*/ $constructor("$ZodCUID", (inst, def) => {
	def.pattern ?? (def.pattern = cuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ?? (def.pattern = cuid2);
	$ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ $constructor("$ZodULID", (inst, def) => {
	def.pattern ?? (def.pattern = ulid);
	$ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ $constructor("$ZodXID", (inst, def) => {
	def.pattern ?? (def.pattern = xid);
	$ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ?? (def.pattern = ksuid);
	$ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime$1(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date);
	$ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time$1(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration$1);
	$ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ?? (def.pattern = ipv4);
	$ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	if (!ipv6Alphabet.test(value)) return false;
	return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ?? (def.pattern = ipv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidIPv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCIDRv4 = /*@__PURE__*/ $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv4);
	$ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	const parts = value.split("/");
	if (parts.length !== 2) return false;
	const [address, prefix] = parts;
	if (!prefix) return false;
	const prefixNum = Number(prefix);
	if (`${prefixNum}` !== prefix) return false;
	if (prefixNum < 0 || prefixNum > 128) return false;
	return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidCIDRv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return false;
	const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
const $ZodBase64URL = /*@__PURE__*/ $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ?? (def.pattern = base64urlCharset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64URL(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodE164 = /*@__PURE__*/ $constructor("$ZodE164", (inst, def) => {
	def.pattern ?? (def.pattern = e164);
	$ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
	try {
		const tokensParts = token.split(".");
		if (tokensParts.length !== 3) return false;
		const [header] = tokensParts;
		if (!header) return false;
		const parsedHeader = JSON.parse(atob(header));
		if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
		if (!parsedHeader.alg) return false;
		if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
		return true;
	} catch {
		return false;
	}
}
const $ZodJWT = /*@__PURE__*/ $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidJWT(payload.value, def.alg)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$2;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodNull = /*@__PURE__*/ $constructor("$ZodNull", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = _null$2;
	inst._zod.values = /* @__PURE__ */ new Set([null]);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (input === null) return payload;
		payload.issues.push({
			expected: "null",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
const $ZodObjectJIT = /*@__PURE__*/ $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	const superParse = inst._zod.parse;
	const _normalized = cached(() => normalizeDef(def));
	const memo = globalConfig.memoizer;
	const generateFastpass = (shape) => {
		const normalized = _normalized.value;
		const syms = normalized.symbolKeys;
		const doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		});
		const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
		const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write(`const input = payload.value;`);
		const ids = Object.create(null);
		let counter = 0;
		for (const key of normalized.allKeys) ids[key] = `key_${counter++}`;
		doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const key of normalized.allKeys) {
			if (key === "__proto__") continue;
			const id = ids[key];
			const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
			const isPresent = `${k} in input`;
			const schema = shape[key];
			const optin = schema?._zod?.optin;
			const isOptionalIn = optin !== void 0;
			const isOptionalOut = schema?._zod?.optout === "optional";
			doc.write(`const ${id} = ${parseStr(k)};`);
			if (isOptionalIn && isOptionalOut) {
				const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
			else {
				doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
				if (optin === "defaulted") doc.write(`newResult[${k}] = ${id}.value;`);
				else doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
			}
		}
		doc.write(`payload.value = newResult;`);
		doc.write(`return payload;`);
		return doc.compile();
	};
	let fastpass;
	const isObject$2 = isObject;
	const jit = !globalConfig.jitless;
	const fastEnabled = jit && allowsEval.value;
	const catchall = def.catchall;
	let value;
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$2(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
			if (!fastpass) fastpass = generateFastpass(def.shape);
			payload = fastpass(payload, ctx);
			if (!catchall) return payload;
			return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
		}
		return superParse(payload, ctx);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
function discriminatorMap(def) {
	const map = /* @__PURE__ */ new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) if (map.has(value)) {
			if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
const $ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) assignProp(propValues, k, /* @__PURE__ */ new Set());
				for (const val of v) propValues[k].add(val);
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
	});
	const disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
		if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
	};
});
const $ZodIntersection = /*@__PURE__*/ $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = /* @__PURE__ */ new Map();
	let unrecIssue;
	const keyIssues = /* @__PURE__ */ new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
const $ZodTuple = /*@__PURE__*/ $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) payload.issues.push({
				code: "too_big",
				maximum: items.length,
				inclusive: true,
				input,
				inst,
				origin: "array"
			});
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : void 0;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((rr) => {
				itemResults[i] = rr;
			}));
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				else handleTupleResult(result, payload, i);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
	else break;
	return final;
}
const $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = /* @__PURE__ */ new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$2.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodExactOptional = /*@__PURE__*/ $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			/**
			* $ZodDefault returns the default value immediately in forward direction.
			* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodPrefault = /*@__PURE__*/ $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNonOptional = /*@__PURE__*/ $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => {
		const v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
		return handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	if (!payload.issues.length && payload.value === void 0) payload.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: payload.value,
		inst
	});
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
const $ZodCatch = /*@__PURE__*/ $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
const $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodReadonly = /*@__PURE__*/ $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`);
		this.name = "ZodCyclicError";
	}
};
/** Keyed off the context object every schema in one parse call already shares. */
const STATE = "~memo";
const NO_ISSUES = [];
function isRef(value) {
	return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
const recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== void 0) return cached ? PROVEN : NONE;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
			if (child > answer) answer = child;
		}
		return answer;
	};
	const merge = (answer) => {
		if (answer > result) result = answer;
	};
	const def = inst._zod.def;
	switch (def.type) {
		case "object": {
			const raw = rawShape(def);
			merge(raw ? shape(raw, true) : ASSUMED);
			check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (const el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType);
			check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (const el of def.options) check(el);
			break;
		case "intersection":
			check(def.left);
			check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in);
			check(def.out);
			break;
		case "function":
			check(def.input);
			check(def.output);
			break;
		case "lazy": {
			const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
			merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (const key in def) {
			const desc = Object.getOwnPropertyDescriptor(def, key);
			if (!desc || desc.get) continue;
			const value = desc.value;
			if (!value || typeof value !== "object") continue;
			if (value._zod) check(value);
			else if (Array.isArray(value)) for (const el of value) check(el);
		}
	}
	stack.delete(inst);
	return settle$1(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle$1(inst, answer) {
	if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
	return answer;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	if (!bucket) {
		bucket = /* @__PURE__ */ new WeakMap();
		state.buckets.set(inst, bucket);
	}
	return bucket;
}
let handoff;
const open$1 = [];
const memo = {
	alloc(_inst, payload, empty) {
		const bucket = handoff;
		if (!bucket) return empty;
		handoff = void 0;
		const entry = {
			value: empty,
			issues: null
		};
		bucket.set(payload.value, entry);
		open$1.push(entry);
		return empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst;
		let rechecked = false;
		let lastCtx;
		let lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (isRecursiveInst === void 0) {
					const walked = isRecursive(inst, /* @__PURE__ */ new Set(), false);
					if (walked === NONE) {
						inst._zod.parse = base;
						if (inst._zod.run === wrapped) inst._zod.run = base;
						return base(payload, ctx);
					}
					if (walked === PROVEN || rechecked) isRecursiveInst = true;
					else rechecked = true;
				}
				const input = payload.value;
				if (!isRef(input)) return base(payload, ctx);
				let state = ctx[STATE];
				if (!state) {
					state = {
						buckets: /* @__PURE__ */ new WeakMap(),
						backEdges: void 0
					};
					ctx[STATE] = state;
				}
				let bucket;
				if (lastCtx === ctx) bucket = lastBucket;
				else {
					bucket = bucketFor(state, inst);
					lastCtx = ctx;
					lastBucket = bucket;
				}
				const hit = bucket.get(input);
				if (hit) {
					payload.value = hit.value;
					if (hit.issues) {
						if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
					} else {
						payload.memo = true;
						state.backEdges ?? (state.backEdges = /* @__PURE__ */ new WeakSet());
						state.backEdges.add(hit.value);
					}
					return payload;
				}
				handoff = bucket;
				const depth = open$1.length;
				const result = base(payload, ctx);
				handoff = void 0;
				const entry = open$1.length > depth ? open$1.pop() : void 0;
				if (result instanceof Promise) return result.then((r) => {
					if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
					return r;
				});
				if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
				return result;
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	}
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
	return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
	const backEdges = ctx[STATE]?.backEdges;
	return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}
// node_modules/zod/v4/locales/en.js
const error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}
// node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link _cuid2} instead.
* See https://github.com/paralleldrive/cuid.
*/
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _null$1(Class, params) {
	return new Class({
		type: "null",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
	return /* @__PURE__ */ _overwrite((input) => input.normalize(form));
}
// @__NO_SIDE_EFFECTS__
function _trim() {
	return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
	return /* @__PURE__ */ _overwrite((input) => input.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function _slugify() {
	return /* @__PURE__ */ _overwrite((input) => slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
	const ch = /* @__PURE__ */ _check((payload) => {
		payload.addIssue = (issue$2) => {
			if (typeof issue$2 === "string") payload.issues.push(issue(issue$2, payload.value, ch._zod.def));
			else {
				const _issue = issue$2;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}
// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
	for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
/**
* Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
* `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
* custom JSON Schema was written into `json`, in which case the caller must not write its own.
*/
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === void 0 || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = void 0;
	ctx.sharedEmitDoneFor = void 0;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		if (ctx.metadataRegistry.get(entry[0])?.id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") extractToDef(entry);
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify — anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else — `$ref`, `patternProperties`,
* an annotation like `description` — makes a member unfoldable, so a constraint this does not
* understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const FOLDABLE_KEYS = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
const UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	const properties = {};
	const required = /* @__PURE__ */ new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === void 0) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) folded.additionalProperties = false;
	else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
* closed object members reject each other's keys and the schema validates nothing. Zod's parser
* pools the key sets instead — `handleIntersectionResults` reports a key as unrecognized only when
* *every* side rejects it — so the emitted schema has to pool them too, and folding the members
* into one object is the encoding that says so on every target.
*
* This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
* machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
* keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else assignProps(schema, refSchema);
			assignProps(schema, _cached);
			if (zodSchema._zod.parent === ref) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (!(key in _cached)) delete schema[key];
			}
			if (refSchema.$ref && refSeen.def) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = /* @__PURE__ */ new Map();
			for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
				const allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				const existing = carriers.get(allOf);
				if (existing) existing.push(json);
				else carriers.set(allOf, [json]);
			}
			for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema";
	else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#";
	else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#";
	else if (ctx.target === "openapi-3.0") {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.def && seen.defId) {
			if (seen.def.id === seen.defId) delete seen.def.id;
			assignProp(defs, seen.defId, seen.def);
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else if (Object.keys(defs).length > 0) {
		if (ctx.target === "draft-2020-12") result.$defs = defs;
		else result.definitions = defs;
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) if (isTransforming(option, ctx)) return true;
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) if (isTransforming(item, ctx)) return true;
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
/**
* Creates a toJSONSchema method for a schema instance.
* This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
*/
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	const ctx = initializeContext({
		...params,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
// node_modules/zod/v4/core/json-schema-processors.js
const narrowMin = (agg, key, value) => {
	if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
const narrowMax = (agg, key, value) => {
	if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
const narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set());
	agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
const contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
	if (bag.format !== void 0) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
const formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
const exactPatterns = /* @__PURE__ */ new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) delete json.format;
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))];
	}
};
const numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else json.exclusiveMinimum = exclusiveMinimum;
	} else if (typeof minimum === "number") json.minimum = minimum;
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else json.exclusiveMaximum = exclusiveMaximum;
	} else if (typeof maximum === "number") json.maximum = maximum;
	if (multipleOf) {
		const divisors = /* @__PURE__ */ new Set();
		for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
		else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		const [first, ...rest] = divisors;
		if (first !== void 0) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const nullProcessor = (_schema, ctx, json, _params) => {
	if (ctx.target === "openapi-3.0") {
		json.type = "string";
		json.nullable = true;
		json.enum = [null];
	} else json.type = "null";
};
const neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
const enumProcessor = (schema, _ctx, json, _params) => {
	const def = schema._zod.def;
	const values = getEnumValues(def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	const vals = [];
	for (const val of def.values) if (val === void 0) {
		if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof val === "bigint") {
		if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
		vals.push(Number(val));
	} else vals.push(val);
	if (vals.length === 0) {} else if (vals.length === 1) {
		const val = vals[0];
		json.type = val === null ? "null" : typeof val;
		if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json.enum = [val];
		else json.const = val;
	} else {
		if (vals.every((v) => typeof v === "number")) json.type = "number";
		if (vals.every((v) => typeof v === "string")) json.type = "string";
		if (vals.every((v) => typeof v === "boolean")) json.type = "boolean";
		if (vals.every((v) => v === null)) json.type = "null";
		json.enum = vals;
	}
};
const customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object";
	json.properties = {};
	for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
	}
	if (requiredKeys.length > 0) json.required = requiredKeys;
	if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
	else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	});
};
const unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) json.oneOf = options;
	else json.anyOf = options;
};
const intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "array";
	const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
	const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
	const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			prefixPath,
			i
		]
	}));
	const rest = def.rest ? processSchema(def.rest, ctx, {
		...params,
		path: [
			...params.path,
			restPath,
			...ctx.target === "openapi-3.0" ? [def.items.length] : []
		]
	}) : null;
	let minItems = def.items.length;
	while (minItems > 0) {
		const item = def.items[minItems - 1];
		if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
		minItems--;
	}
	const maxItems = def.items.length;
	const isClosed = !def.rest;
	if (ctx.target === "draft-2020-12") {
		json.prefixItems = prefixItems;
		if (isClosed) json.items = false;
		else if (rest) json.items = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else if (ctx.target === "openapi-3.0") {
		json.items = { anyOf: prefixItems };
		if (rest) json.items.anyOf.push(rest);
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else {
		json.items = prefixItems;
		if (isClosed) json.additionalItems = false;
		else if (rest) json.additionalItems = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	}
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
* numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
* behind a wrapper only carries its own `type` before then, and a union key only has its branches.
*
* A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
* than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
* exists to fix. A key that carries one therefore emits wider than the record parses — `z.record(z.number().min(5), V)`
* accepts `"3"` — which is the deliberate trade, since throwing on it would reject an ordinary schema
* outright. */
function stringifyKeyNames(bySchema, json, visited) {
	if (json.$ref) {
		if (visited.has(json)) return json;
		visited.add(json);
		const def = bySchema.get(json)?.def;
		if (!def) return json;
		const inlined = stringifyKeyNames(bySchema, def, visited);
		return inlined === def ? json : inlined;
	}
	for (const keyword of ["anyOf", "oneOf"]) {
		const branches = json[keyword];
		if (!Array.isArray(branches)) continue;
		const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
		if (mapped.some((branch, i) => branch !== branches[i])) json = {
			...json,
			[keyword]: mapped
		};
	}
	const types = Array.isArray(json.type) ? json.type : [json.type];
	const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
	const values = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
	if (!numericType && !values?.some((v) => typeof v === "number")) return json;
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
	if (rest.enum) rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
	else if (typeof rest.const === "number") rest.const = String(rest.const);
	if (!numericType) return rest;
	rest.type = "string";
	if (!values) rest.pattern = (types.includes("number") ? number$2 : integer).source;
	return rest;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
const pendingRecords = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(ctx) {
	const bySchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.values()) if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
	const rewrites = /* @__PURE__ */ new Map();
	for (const record of pendingRecords.get(ctx) ?? []) {
		const seen = ctx.seen.get(record);
		const names = (seen?.def ?? seen?.schema)?.propertyNames;
		if (!names || names === true || rewrites.has(names)) continue;
		const rewritten = stringifyKeyNames(bySchema, names, /* @__PURE__ */ new Set());
		if (rewritten !== names) rewrites.set(names, rewritten);
	}
	if (!rewrites.size) return;
	for (const entry of ctx.seen.values()) for (const carrier of [entry.schema, entry.def]) {
		const rewritten = carrier && rewrites.get(carrier.propertyNames);
		if (rewritten) carrier.propertyNames = rewritten;
	}
}
const recordProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "object";
	const keyType = def.keyType;
	const patterns = aggregateChecks(keyType).patterns;
	if (def.mode === "loose" && patterns && patterns.size > 0) {
		const valueSchema = processSchema(def.valueType, ctx, {
			...params,
			path: [
				...params.path,
				"patternProperties",
				"*"
			]
		});
		json.patternProperties = {};
		for (const pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
	} else {
		if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
			json.propertyNames = processSchema(def.keyType, ctx, {
				...params,
				path: [...params.path, "propertyNames"]
			});
			let pending = pendingRecords.get(ctx);
			if (!pending) {
				pending = [];
				pendingRecords.set(ctx, pending);
				ctx.deferred.push(() => rewriteKeyNames(ctx));
			}
			pending.push(schema);
		}
		json.additionalProperties = processSchema(def.valueType, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
	const keyValues = keyType._zod.values;
	const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
	if (keyValues && !def.partial && !omittableOnInput) {
		const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
		if (validKeyValues.length > 0) json.required = validKeyValues.map(String);
	}
};
const nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else json.anyOf = [inner, { type: "null" }];
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
* A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
* unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
const optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
// node_modules/zod/v4/classic/errors.js
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
	Object.defineProperty(proto, key, {
		configurable: true,
		enumerable: false,
		get() {
			const value = make(this);
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
			return value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
		}
	});
}
const initializer = (inst, issues) => {
	$ZodError.init(inst, issues);
	inst.name = "ZodError";
	const proto = Object.getPrototypeOf(inst);
	if (_installedErrorProtos.has(proto)) return;
	_installedErrorProtos.add(proto);
	_lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
	_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
	_lazyMethod(proto, "addIssue", (self) => (issue) => {
		self.issues.push(issue);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	_lazyMethod(proto, "addIssues", (self) => (issues) => {
		self.issues.push(...issues);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	Object.defineProperty(proto, "isEmpty", {
		configurable: true,
		enumerable: false,
		get() {
			return this.issues.length === 0;
		}
	});
};
const ZodRealError = /*@__PURE__*/ $constructor("ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/classic/parse.js
const parse$1 = /* @__PURE__ */ _parse(ZodRealError);
const parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
const safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
const safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);
const encode = /* @__PURE__ */ _encode(ZodRealError);
const decode = /* @__PURE__ */ _decode(ZodRealError);
const encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
const decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
const safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
const safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
const safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
const safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);
// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	if (!globalConfig.localeError) config(en_default());
}
function _ensureDefaultMemoizer() {
	if (!globalConfig.memoizer) config({ memoizer: memoizer() });
}
const ZodType = /*@__PURE__*/ $constructor("ZodType", (inst, def) => {
	_ensureDefaultLocale();
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
	return inst;
}, {
	check(...chks) {
		const def = this.def;
		return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch === "function" ? { _zod: {
			check: ch,
			def: { check: "custom" },
			onattach: []
		} } : ch)] }), { parent: true });
	},
	with(...chks) {
		return this.check(...chks);
	},
	clone(def, params) {
		return clone(this, def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	refine(check, params) {
		return this.check(refine(check, params));
	},
	superRefine(refinement, params) {
		return this.check(superRefine(refinement, params));
	},
	overwrite(fn) {
		return this.check(/* @__PURE__ */ _overwrite(fn));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(params) {
		return nonoptional(this, params);
	},
	array() {
		return array(this);
	},
	or(arg) {
		return union([this, arg]);
	},
	and(arg) {
		return intersection(this, arg);
	},
	transform(tx) {
		return pipe(this, transform(tx));
	},
	default(d) {
		return _default(this, d);
	},
	prefault(d) {
		return prefault(this, d);
	},
	catch(params) {
		return _catch(this, params);
	},
	pipe(target) {
		return pipe(this, target);
	},
	readonly() {
		return readonly(this);
	},
	describe(description) {
		const cl = this.clone();
		globalRegistry.add(cl, { description });
		return cl;
	},
	meta(...args) {
		if (args.length === 0) return globalRegistry.get(this);
		const cl = this.clone();
		globalRegistry.add(cl, args[0]);
		return cl;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	},
	parse: function _parse(data, params) {
		return parse$1(this, data, params, { callee: _parse });
	},
	parseAsync: async function _parseAsync(data, params) {
		return await parseAsync(this, data, params, { callee: _parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	async safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(value) {
		own(this, "spa", value);
	},
	validate(data, params) {
		return validate(this, data, params);
	},
	validateAsync(data, params) {
		return validateAsync$1(this, data, params);
	},
	encode: function _encode(data, params) {
		return encode(this, data, params, { callee: _encode });
	},
	decode: function _decode(data, params) {
		return decode(this, data, params, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(data, params) {
		return await encodeAsync(this, data, params, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(data, params) {
		return await decodeAsync(this, data, params, { callee: _decodeAsync });
	},
	safeEncode(data, params) {
		return safeEncode(this, data, params);
	},
	safeDecode(data, params) {
		return safeDecode(this, data, params);
	},
	async safeEncodeAsync(data, params) {
		return safeEncodeAsync(this, data, params);
	},
	async safeDecodeAsync(data, params) {
		return safeDecodeAsync(this, data, params);
	},
	toJSONSchema(params) {
		return createToJSONSchemaMethod(this, {})(params);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
});
/** @internal */
const _ZodString = /*@__PURE__*/ $constructor("_ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, /*@__PURE__*/ derived({
	format: (inst) => aggregateChecks(inst).format ?? null,
	minLength: (inst) => aggregateChecks(inst).minimum ?? null,
	maxLength: (inst) => aggregateChecks(inst).maximum ?? null
}, {
	regex(...args) {
		return this.check(/* @__PURE__ */ _regex(...args));
	},
	includes(...args) {
		return this.check(/* @__PURE__ */ _includes(...args));
	},
	startsWith(...args) {
		return this.check(/* @__PURE__ */ _startsWith(...args));
	},
	endsWith(...args) {
		return this.check(/* @__PURE__ */ _endsWith(...args));
	},
	min(...args) {
		return this.check(/* @__PURE__ */ _minLength(...args));
	},
	max(...args) {
		return this.check(/* @__PURE__ */ _maxLength(...args));
	},
	length(...args) {
		return this.check(/* @__PURE__ */ _length(...args));
	},
	nonempty(...args) {
		return this.check(/* @__PURE__ */ _minLength(1, ...args));
	},
	lowercase(params) {
		return this.check(/* @__PURE__ */ _lowercase(params));
	},
	uppercase(params) {
		return this.check(/* @__PURE__ */ _uppercase(params));
	},
	trim() {
		return this.check(/* @__PURE__ */ _trim());
	},
	normalize(...args) {
		return this.check(/* @__PURE__ */ _normalize(...args));
	},
	toLowerCase() {
		return this.check(/* @__PURE__ */ _toLowerCase());
	},
	toUpperCase() {
		return this.check(/* @__PURE__ */ _toUpperCase());
	},
	slugify() {
		return this.check(/* @__PURE__ */ _slugify());
	}
}));
const ZodString = /*@__PURE__*/ $constructor("ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	_ZodString.init(inst, def);
}, {
	email(params) {
		return this.check(/* @__PURE__ */ _email(ZodEmail, params));
	},
	url(params) {
		return this.check(/* @__PURE__ */ _url(ZodURL, params));
	},
	jwt(params) {
		return this.check(/* @__PURE__ */ _jwt(ZodJWT, params));
	},
	emoji(params) {
		return this.check(/* @__PURE__ */ _emoji(ZodEmoji, params));
	},
	guid(params) {
		return this.check(/* @__PURE__ */ _guid(ZodGUID, params));
	},
	uuid(params) {
		return this.check(/* @__PURE__ */ _uuid(ZodUUID, params));
	},
	uuidv4(params) {
		return this.check(/* @__PURE__ */ _uuidv4(ZodUUID, params));
	},
	uuidv6(params) {
		return this.check(/* @__PURE__ */ _uuidv6(ZodUUID, params));
	},
	uuidv7(params) {
		return this.check(/* @__PURE__ */ _uuidv7(ZodUUID, params));
	},
	nanoid(params) {
		return this.check(/* @__PURE__ */ _nanoid(ZodNanoID, params));
	},
	cuid(params) {
		return this.check(/* @__PURE__ */ _cuid(ZodCUID, params));
	},
	cuid2(params) {
		return this.check(/* @__PURE__ */ _cuid2(ZodCUID2, params));
	},
	ulid(params) {
		return this.check(/* @__PURE__ */ _ulid(ZodULID, params));
	},
	base64(params) {
		return this.check(/* @__PURE__ */ _base64(ZodBase64, params));
	},
	base64url(params) {
		return this.check(/* @__PURE__ */ _base64url(ZodBase64URL, params));
	},
	xid(params) {
		return this.check(/* @__PURE__ */ _xid(ZodXID, params));
	},
	ksuid(params) {
		return this.check(/* @__PURE__ */ _ksuid(ZodKSUID, params));
	},
	ipv4(params) {
		return this.check(/* @__PURE__ */ _ipv4(ZodIPv4, params));
	},
	ipv6(params) {
		return this.check(/* @__PURE__ */ _ipv6(ZodIPv6, params));
	},
	cidrv4(params) {
		return this.check(/* @__PURE__ */ _cidrv4(ZodCIDRv4, params));
	},
	cidrv6(params) {
		return this.check(/* @__PURE__ */ _cidrv6(ZodCIDRv6, params));
	},
	e164(params) {
		return this.check(/* @__PURE__ */ _e164(ZodE164, params));
	},
	datetime(params) {
		return this.check(/* @__PURE__ */ _isoDateTime(ZodISODateTime, params));
	},
	date(params) {
		return this.check(/* @__PURE__ */ _isoDate(ZodISODate, params));
	},
	time(params) {
		return this.check(/* @__PURE__ */ _isoTime(ZodISOTime, params));
	},
	duration(params) {
		return this.check(/* @__PURE__ */ _isoDuration(ZodISODuration, params));
	}
});
function string(params) {
	return /* @__PURE__ */ _string(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ $constructor("ZodStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	_ZodString.init(inst, def);
});
const ZodISODateTime = /*@__PURE__*/ $constructor("ZodISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODate = /*@__PURE__*/ $constructor("ZodISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISOTime = /*@__PURE__*/ $constructor("ZodISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodISODuration = /*@__PURE__*/ $constructor("ZodISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmail = /*@__PURE__*/ $constructor("ZodEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodGUID = /*@__PURE__*/ $constructor("ZodGUID", (inst, def) => {
	$ZodGUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodUUID = /*@__PURE__*/ $constructor("ZodUUID", (inst, def) => {
	$ZodUUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodURL = /*@__PURE__*/ $constructor("ZodURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodEmoji = /*@__PURE__*/ $constructor("ZodEmoji", (inst, def) => {
	$ZodEmoji.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNanoID = /*@__PURE__*/ $constructor("ZodNanoID", (inst, def) => {
	$ZodNanoID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
/**
* @deprecated CUID v1 is deprecated by its authors due to information leakage
* (timestamps embedded in the id). Use {@link ZodCUID2} instead.
* See https://github.com/paralleldrive/cuid.
*/
const ZodCUID = /*@__PURE__*/ $constructor("ZodCUID", (inst, def) => {
	$ZodCUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCUID2 = /*@__PURE__*/ $constructor("ZodCUID2", (inst, def) => {
	$ZodCUID2.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodULID = /*@__PURE__*/ $constructor("ZodULID", (inst, def) => {
	$ZodULID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodXID = /*@__PURE__*/ $constructor("ZodXID", (inst, def) => {
	$ZodXID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodKSUID = /*@__PURE__*/ $constructor("ZodKSUID", (inst, def) => {
	$ZodKSUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv4 = /*@__PURE__*/ $constructor("ZodIPv4", (inst, def) => {
	$ZodIPv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodIPv6 = /*@__PURE__*/ $constructor("ZodIPv6", (inst, def) => {
	$ZodIPv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv4 = /*@__PURE__*/ $constructor("ZodCIDRv4", (inst, def) => {
	$ZodCIDRv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodCIDRv6 = /*@__PURE__*/ $constructor("ZodCIDRv6", (inst, def) => {
	$ZodCIDRv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64 = /*@__PURE__*/ $constructor("ZodBase64", (inst, def) => {
	$ZodBase64.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodBase64URL = /*@__PURE__*/ $constructor("ZodBase64URL", (inst, def) => {
	$ZodBase64URL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodE164 = /*@__PURE__*/ $constructor("ZodE164", (inst, def) => {
	$ZodE164.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodJWT = /*@__PURE__*/ $constructor("ZodJWT", (inst, def) => {
	$ZodJWT.init(inst, def);
	ZodStringFormat.init(inst, def);
});
const ZodNumber = /*@__PURE__*/ $constructor("ZodNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
	inst.isFinite = true;
}, /*@__PURE__*/ derived({
	minValue: (inst) => {
		const { minimum, exclusiveMinimum } = aggregateChecks(inst);
		return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
	},
	maxValue: (inst) => {
		const { maximum, exclusiveMaximum } = aggregateChecks(inst);
		return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
	},
	isInt: (inst) => {
		const { isInt, multipleOf } = aggregateChecks(inst);
		return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
	},
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gt(value, params) {
		return this.check(/* @__PURE__ */ _gt(value, params));
	},
	gte(value, params) {
		return this.check(/* @__PURE__ */ _gte(value, params));
	},
	min(value, params) {
		return this.check(/* @__PURE__ */ _gte(value, params));
	},
	lt(value, params) {
		return this.check(/* @__PURE__ */ _lt(value, params));
	},
	lte(value, params) {
		return this.check(/* @__PURE__ */ _lte(value, params));
	},
	max(value, params) {
		return this.check(/* @__PURE__ */ _lte(value, params));
	},
	int(params) {
		return this.check(int(params));
	},
	safe(params) {
		return this.check(int(params));
	},
	positive(params) {
		return this.check(/* @__PURE__ */ _gt(0, params));
	},
	nonnegative(params) {
		return this.check(/* @__PURE__ */ _gte(0, params));
	},
	negative(params) {
		return this.check(/* @__PURE__ */ _lt(0, params));
	},
	nonpositive(params) {
		return this.check(/* @__PURE__ */ _lte(0, params));
	},
	multipleOf(value, params) {
		return this.check(/* @__PURE__ */ _multipleOf(value, params));
	},
	step(value, params) {
		return this.check(/* @__PURE__ */ _multipleOf(value, params));
	},
	finite() {
		return this;
	}
}));
function number$1(params) {
	return /* @__PURE__ */ _number(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ $constructor("ZodNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ $constructor("ZodBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodBoolean, params);
}
const ZodNull = /*@__PURE__*/ $constructor("ZodNull", (inst, def) => {
	$ZodNull.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullProcessor(inst, ctx, json, params);
});
function _null(params) {
	return /* @__PURE__ */ _null$1(ZodNull, params);
}
const ZodUnknown = /*@__PURE__*/ $constructor("ZodUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => void 0;
});
function unknown() {
	return /* @__PURE__ */ _unknown(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ $constructor("ZodNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
	return /* @__PURE__ */ _never(ZodNever, params);
}
const ZodArray = /*@__PURE__*/ $constructor("ZodArray", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodArray.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
	inst.element = def.element;
}, {
	min(n, params) {
		return this.check(/* @__PURE__ */ _minLength(n, params));
	},
	nonempty(params) {
		return this.check(/* @__PURE__ */ _minLength(1, params));
	},
	max(n, params) {
		return this.check(/* @__PURE__ */ _maxLength(n, params));
	},
	length(n, params) {
		return this.check(/* @__PURE__ */ _length(n, params));
	},
	unwrap() {
		return this.element;
	}
});
function array(element, params) {
	return /* @__PURE__ */ _array(ZodArray, element, params);
}
const ZodObject = /*@__PURE__*/ $constructor("ZodObject", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodObjectJIT.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(catchall) {
		return this.clone(mergeDefs(this._zod.def, { catchall }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(incoming) {
		return extend(this, incoming);
	},
	safeExtend(incoming) {
		return safeExtend(this, incoming);
	},
	merge(other) {
		return merge(this, other);
	},
	pick(mask) {
		return pick(this, mask);
	},
	omit(mask) {
		return omit(this, mask);
	},
	partial(...args) {
		return partial(ZodOptional, this, args[0]);
	},
	exactPartial(...args) {
		return partial(ZodExactOptional, this, args[0], "exactPartial");
	},
	required(...args) {
		return required(ZodNonOptional, this, args[0]);
	}
});
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodObject(def);
}
function strictObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: never(),
		...normalizeParams(params)
	});
}
const ZodUnion = /*@__PURE__*/ $constructor("ZodUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
	inst.options = def.options;
});
function union(options, params) {
	return new ZodUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("ZodDiscriminatedUnion", (inst, def) => {
	ZodUnion.init(inst, def);
	$ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
	return new ZodDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
const ZodIntersection = /*@__PURE__*/ $constructor("ZodIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
	return new ZodIntersection({
		type: "intersection",
		left,
		right
	});
}
const ZodTuple = /*@__PURE__*/ $constructor("ZodTuple", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTuple.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
	rest(rest) {
		return this.clone({
			...this._zod.def,
			rest
		});
	},
	partial() {
		const def = this._zod.def;
		if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
		return this.clone({
			...def,
			items: def.items.map((item) => new ZodOptional({
				type: "optional",
				innerType: item
			}))
		});
	}
});
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	return new ZodTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(hasRest ? _params : _paramsOrRest)
	});
}
const ZodRecord = /*@__PURE__*/ $constructor("ZodRecord", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodRecord.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
	inst.keyType = def.keyType;
	inst.valueType = def.valueType;
});
function record$1(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodRecord({
		type: "record",
		keyType: string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
const ZodEnum = /*@__PURE__*/ $constructor("ZodEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
	inst.enum = def.entries;
	inst.options = [...inst._zod.values];
	const keys = new Set(Object.keys(def.entries));
	inst.extract = (values, params) => {
		const newEntries = {};
		for (const value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
	inst.exclude = (values, params) => {
		const newEntries = { ...def.entries };
		for (const value of values) if (keys.has(value)) delete newEntries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
});
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodLiteral = /*@__PURE__*/ $constructor("ZodLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
	inst.values = new Set(def.values);
	Object.defineProperty(inst, "value", { get() {
		if (def.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return def.values[0];
	} });
});
function literal(value, params) {
	return new ZodLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodTransform = /*@__PURE__*/ $constructor("ZodTransform", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTransform.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
	inst._zod.parse = (payload, _ctx) => {
		if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		payload.addIssue = (issue$1) => {
			if (typeof issue$1 === "string") payload.issues.push(issue(issue$1, payload.value, def));
			else {
				const _issue = issue$1;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = inst);
				payload.issues.push(issue(_issue));
			}
		};
		const output = def.transform(payload.value, payload);
		if (output instanceof Promise) return output.then((output) => {
			payload.value = output;
			return payload;
		});
		payload.value = output;
		return payload;
	};
});
function transform(fn) {
	return new ZodTransform({
		type: "transform",
		transform: fn
	});
}
const ZodOptional = /*@__PURE__*/ $constructor("ZodOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
	return new ZodOptional({
		type: "optional",
		innerType
	});
}
const ZodExactOptional = /*@__PURE__*/ $constructor("ZodExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
	return new ZodExactOptional({
		type: "optional",
		innerType
	});
}
const ZodNullable = /*@__PURE__*/ $constructor("ZodNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
	return new ZodNullable({
		type: "nullable",
		innerType
	});
}
const ZodDefault = /*@__PURE__*/ $constructor("ZodDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
	return new ZodDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodPrefault = /*@__PURE__*/ $constructor("ZodPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
	return new ZodPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodNonOptional = /*@__PURE__*/ $constructor("ZodNonOptional", (inst, def) => {
	$ZodNonOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
	return new ZodNonOptional({
		type: "nonoptional",
		innerType,
		...normalizeParams(params)
	});
}
const ZodCatch = /*@__PURE__*/ $constructor("ZodCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
	return new ZodCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
const ZodPipe = /*@__PURE__*/ $constructor("ZodPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
	inst.in = def.in;
	inst.out = def.out;
});
function pipe(in_, out) {
	return new ZodPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodReadonly = /*@__PURE__*/ $constructor("ZodReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
	return new ZodReadonly({
		type: "readonly",
		innerType
	});
}
const ZodCustom = /*@__PURE__*/ $constructor("ZodCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function refine(fn, _params = {}) {
	return /* @__PURE__ */ _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
	return /* @__PURE__ */ _superRefine(fn, params);
}
// node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return /* @__PURE__ */ _isoDateTime(ZodISODateTime, params);
}
// src/core/text/values.ts
const camelKey = (key) => key.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
/** An object with these keys and no others; the issue of an unknown key lists the known ones. */
const closed = (shape) => strictObject(shape, { error: (issue) => issue.code === "unrecognized_keys" ? Object.keys(shape).sort().join(", ") : "expected a map" });
/** Gives the kebab-case keys of a file the names that they have in code. */
const camelKeys = (value) => Object.fromEntries(Object.entries(value).map(([key, inner]) => [camelKey(key), inner]));
/** Text without a NUL byte; a number or a truth value counts as its text (`GOGC: 100`). */
const text$1 = union([
	string(),
	number$1(),
	boolean()
], { error: "expected text" }).transform(String).refine((value) => !value.includes("\0"), "expected text without NUL bytes").meta({ title: "text" });
/** Name of a suite or a variant: it becomes part of file names, commands and tables. */
const name$1 = string({ error: "expected a name" }).regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, { error: "expected a name of letters, digits, \".\", \"_\" and \"-\", at most 64 long" }).meta({ title: "name" });
/** One item, or a list of items. */
const list$1 = (item, itemName) => union([item, array(item)], { error: `expected ${itemName}, or a list of such` }).transform((value) => Array.isArray(value) ? value : [value]);
const NUMBER$1 = String.raw`(\d+(?:\.\d+)?)`;
const DURATION = new RegExp(`^(?:${NUMBER$1}|(?=\\d)(?:${NUMBER$1}h)?(?:${NUMBER$1}m)?(?:${NUMBER$1}s)?(?:${NUMBER$1}ms)?)$`);
const DURATION_ERROR = "expected a duration such as 15m, 1h30m, 90s, 500ms or a number of seconds";
/** `1h30m`, `15m`, `90s`, `500ms`, or a number of seconds -> seconds; null: not a duration. */
function readDuration(written) {
	const found = DURATION.exec(written);
	if (found === null) return null;
	const [plain = 0, hours = 0, minutes = 0, seconds = 0, thousandths = 0] = found.slice(1).map((part) => Number(part ?? 0));
	return plain + hours * 3600 + minutes * 60 + seconds + thousandths / 1e3;
}
const LONGEST_SEC = 432e3;
/** A duration -> seconds, more than none and at most five days. */
const duration = union([string().regex(DURATION, { error: DURATION_ERROR }), number$1()], { error: DURATION_ERROR }).transform((written) => readDuration(String(written)) ?? 0).refine((sec) => sec > 0 && sec <= LONGEST_SEC, "expected a duration of more than 0, up to 120h").meta({ title: "duration" });
const PERCENT_ERROR = "expected a percentage from 0% to 1000%, such as 2% or 0.5%";
/** `2%` or 2 -> 2. */
const percent$1 = union([string().regex(/^\d+(?:\.\d+)? ?%?$/, { error: PERCENT_ERROR }), number$1({ error: PERCENT_ERROR })], { error: PERCENT_ERROR }).transform((written) => Number(String(written).replace("%", ""))).refine((pct) => pct >= 0 && pct <= 1e3, PERCENT_ERROR).meta({ title: "percentage" });
/** What is wrong with a regular expression, or null. */
function explainPattern(pattern) {
	try {
		new RegExp(pattern);
		return null;
	} catch (error) {
		return error.message.replace(/^Invalid regular expression: .*: /s, "");
	}
}
const LONGEST_PATTERN = 1e3;
const refuse = (explain) => string({ error: "expected a regular expression" }).superRefine((value, context) => {
	const why = value.length > LONGEST_PATTERN ? `longer than ${LONGEST_PATTERN} characters` : explain(value);
	if (why !== null) context.addIssue({
		code: "custom",
		message: `expected a regular expression (${why})`
	});
});
/** A regular expression that gcbench itself applies to benchmark names. */
const pattern = refuse(explainPattern).meta({ title: "regular expression" });
/** A text with a check of its own that says what is wrong; used by a workload's settings. */
const checkedPattern = (explain) => refuse(explain).meta({ title: "regular expression" });
/** A whole number between two bounds. */
const whole = (from, to) => {
	const error = `expected a whole number from ${from} to ${to}`;
	return int({ error }).min(from, { error }).max(to, { error }).meta({ title: "whole number" });
};
/** true or false. */
const flag = boolean({ error: "expected true or false" });
// src/core/suite-contrasts.ts
const side$1 = _enum(["base", "head"]).prefault("head").describe("Which of base and head both of them are built from.");
const variantName = (what) => name$1.describe(`Variant that ${what}.`);
const KINDS$1 = "variants, benchmarks or interaction";
/** How many groups a valid regular expression has. */
const countGroups = (expression) => (new RegExp(`${expression}|`).exec("")?.length ?? 1) - 1;
const benchmarks = closed({
	base: pattern.describe("Benchmarks to compare with: a regular expression on names, without `Benchmark`."),
	head: text$1.describe("Their counterparts: the name with the match replaced by this (`$1`: the first group)."),
	ref: side$1
}).superRefine(({ base, head }, context) => {
	if (explainPattern(base) !== null) return;
	const groups = countGroups(base);
	const missing = [...head.matchAll(/\$(\d+)/g)].map((match) => Number(match[1])).find((group) => group > groups || group === 0);
	if (missing === void 0) return;
	const message = `$${missing} names no group of base, which has ${groups}`;
	context.addIssue({
		code: "custom",
		path: ["head"],
		message
	});
});
/** One contrast as a suite file writes it. */
const contrast$1 = union([literal("refs").meta({ title: "`refs`" }), closed({
	variants: closed({
		base: variantName("is compared with"),
		head: variantName("is judged"),
		ref: side$1
	}).optional().describe("Two variants of one ref, e.g. one garbage collector against another."),
	benchmarks: benchmarks.optional().describe("Two benchmarks of one binary, e.g. with a pool and without."),
	interaction: closed({
		base: variantName("the change is first measured under"),
		head: variantName("the change is then measured under")
	}).optional().describe("Whether head against base differs under the second variant from under the first. Shows the change under both too.")
})], { error: `expected refs, or a map with the key ${KINDS$1}` }).transform((written, context) => {
	if (written === "refs") return { kind: "refs" };
	const { variants, benchmarks, interaction } = written;
	const given = [
		...variants ? [{
			kind: "variants",
			...variants
		}] : [],
		...benchmarks ? [{
			kind: "benchmarks",
			...benchmarks
		}] : [],
		...interaction ? [{
			kind: "interaction",
			...interaction
		}] : []
	];
	if (given.length === 1 && given[0] !== void 0) return given[0];
	context.addIssue({
		code: "custom",
		message: `needs exactly one of ${KINDS$1}`
	});
	return NEVER;
});
/** What is compared with what. */
const contrastList = list$1(contrast$1, "refs, or a map of one contrast").refine((asks) => asks.length > 0, "needs at least one contrast").prefault("refs").describe("What is compared with what. `refs`: base against head under every variant. Without the key: `refs`.");
/** Names of variants that a contrast mentions, with their place in it. */
function variantsOf(ask) {
	if (ask.kind !== "variants" && ask.kind !== "interaction") return [];
	return [{
		key: "base",
		name: ask.base
	}, {
		key: "head",
		name: ask.head
	}];
}
// node_modules/yaml/dist/nodes/identity.js
var require_identity = /* @__PURE__ */ __commonJSMin(((exports) => {
	const ALIAS = Symbol.for("yaml.alias");
	const DOC = Symbol.for("yaml.document");
	const MAP = Symbol.for("yaml.map");
	const PAIR = Symbol.for("yaml.pair");
	const SCALAR = Symbol.for("yaml.scalar");
	const SEQ = Symbol.for("yaml.seq");
	const NODE_TYPE = Symbol.for("yaml.node.type");
	const isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
	const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
	const isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
	const isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
	const isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
	const isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
	function isCollection(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case MAP:
			case SEQ: return true;
		}
		return false;
	}
	function isNode(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case ALIAS:
			case MAP:
			case SCALAR:
			case SEQ: return true;
		}
		return false;
	}
	const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
	exports.ALIAS = ALIAS;
	exports.DOC = DOC;
	exports.MAP = MAP;
	exports.NODE_TYPE = NODE_TYPE;
	exports.PAIR = PAIR;
	exports.SCALAR = SCALAR;
	exports.SEQ = SEQ;
	exports.hasAnchor = hasAnchor;
	exports.isAlias = isAlias;
	exports.isCollection = isCollection;
	exports.isDocument = isDocument;
	exports.isMap = isMap;
	exports.isNode = isNode;
	exports.isPair = isPair;
	exports.isScalar = isScalar;
	exports.isSeq = isSeq;
}));
// node_modules/yaml/dist/visit.js
var require_visit = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove node");
	/**
	* Apply a visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	function visit(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else visit_(null, node, visitor_, Object.freeze([]));
	}
	/** Terminate visit traversal completely */
	visit.BREAK = BREAK;
	/** Do not visit the children of the current node */
	visit.SKIP = SKIP;
	/** Remove the current node */
	visit.REMOVE = REMOVE;
	function visit_(key, node, visitor, path) {
		const ctrl = callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visit_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = visit_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = visit_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = visit_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	/**
	* Apply an async visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `Promise`: Must resolve to one of the following values
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	async function visitAsync(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else await visitAsync_(null, node, visitor_, Object.freeze([]));
	}
	/** Terminate visit traversal completely */
	visitAsync.BREAK = BREAK;
	/** Do not visit the children of the current node */
	visitAsync.SKIP = SKIP;
	/** Remove the current node */
	visitAsync.REMOVE = REMOVE;
	async function visitAsync_(key, node, visitor, path) {
		const ctrl = await callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visitAsync_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = await visitAsync_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = await visitAsync_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = await visitAsync_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	function initVisitor(visitor) {
		if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
			Alias: visitor.Node,
			Map: visitor.Node,
			Scalar: visitor.Node,
			Seq: visitor.Node
		}, visitor.Value && {
			Map: visitor.Value,
			Scalar: visitor.Value,
			Seq: visitor.Value
		}, visitor.Collection && {
			Map: visitor.Collection,
			Seq: visitor.Collection
		}, visitor);
		return visitor;
	}
	function callVisitor(key, node, visitor, path) {
		if (typeof visitor === "function") return visitor(key, node, path);
		if (identity.isMap(node)) return visitor.Map?.(key, node, path);
		if (identity.isSeq(node)) return visitor.Seq?.(key, node, path);
		if (identity.isPair(node)) return visitor.Pair?.(key, node, path);
		if (identity.isScalar(node)) return visitor.Scalar?.(key, node, path);
		if (identity.isAlias(node)) return visitor.Alias?.(key, node, path);
	}
	function replaceNode(key, path, node) {
		const parent = path[path.length - 1];
		if (identity.isCollection(parent)) parent.items[key] = node;
		else if (identity.isPair(parent)) {
			if (key === "key") parent.key = node;
			else parent.value = node;
		} else if (identity.isDocument(parent)) parent.contents = node;
		else {
			const pt = identity.isAlias(parent) ? "alias" : "scalar";
			throw new Error(`Cannot replace node with ${pt} parent`);
		}
	}
	exports.visit = visit;
	exports.visitAsync = visitAsync;
}));
// node_modules/yaml/dist/doc/directives.js
var require_directives = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	const escapeChars = {
		"!": "%21",
		",": "%2C",
		"[": "%5B",
		"]": "%5D",
		"{": "%7B",
		"}": "%7D"
	};
	const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
	var Directives = class Directives {
		constructor(yaml, tags) {
			/**
			* The directives-end/doc-start marker `---`. If `null`, a marker may still be
			* included in the document's stringified representation.
			*/
			this.docStart = null;
			/** The doc-end marker `...`.  */
			this.docEnd = false;
			this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
			this.tags = Object.assign({}, Directives.defaultTags, tags);
		}
		clone() {
			const copy = new Directives(this.yaml, this.tags);
			copy.docStart = this.docStart;
			return copy;
		}
		/**
		* During parsing, get a Directives instance for the current document and
		* update the stream state according to the current version's spec.
		*/
		atDocument() {
			const res = new Directives(this.yaml, this.tags);
			switch (this.yaml.version) {
				case "1.1":
					this.atNextDocument = true;
					break;
				case "1.2":
					this.atNextDocument = false;
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.2"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
			}
			return res;
		}
		/**
		* @param onError - May be called even if the action was successful
		* @returns `true` on success
		*/
		add(line, onError) {
			if (this.atNextDocument) {
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.1"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
				this.atNextDocument = false;
			}
			const parts = line.trim().split(/[ \t]+/);
			const name = parts.shift();
			switch (name) {
				case "%TAG": {
					if (parts.length !== 2) {
						onError(0, "%TAG directive should contain exactly two parts");
						if (parts.length < 2) return false;
					}
					const [handle, prefix] = parts;
					this.tags[handle] = prefix;
					return true;
				}
				case "%YAML": {
					this.yaml.explicit = true;
					if (parts.length !== 1) {
						onError(0, "%YAML directive should contain exactly one part");
						return false;
					}
					const [version] = parts;
					if (version === "1.1" || version === "1.2") {
						this.yaml.version = version;
						return true;
					} else {
						const isValid = /^\d+\.\d+$/.test(version);
						onError(6, `Unsupported YAML version ${version}`, isValid);
						return false;
					}
				}
				default:
					onError(0, `Unknown directive ${name}`, true);
					return false;
			}
		}
		/**
		* Resolves a tag, matching handles to those defined in %TAG directives.
		*
		* @returns Resolved tag, which may also be the non-specific tag `'!'` or a
		*   `'!local'` tag, or `null` if unresolvable.
		*/
		tagName(source, onError) {
			if (source === "!") return "!";
			if (source[0] !== "!") {
				onError(`Not a valid tag: ${source}`);
				return null;
			}
			if (source[1] === "<") {
				const verbatim = source.slice(2, -1);
				if (verbatim === "!" || verbatim === "!!") {
					onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
					return null;
				}
				if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
				return verbatim;
			}
			const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
			if (!suffix) onError(`The ${source} tag has no suffix`);
			const prefix = this.tags[handle];
			if (prefix) try {
				return prefix + decodeURIComponent(suffix);
			} catch (error) {
				onError(String(error));
				return null;
			}
			if (handle === "!") return source;
			onError(`Could not resolve tag: ${source}`);
			return null;
		}
		/**
		* Given a fully resolved tag, returns its printable string form,
		* taking into account current tag prefixes and defaults.
		*/
		tagString(tag) {
			for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
			return tag[0] === "!" ? tag : `!<${tag}>`;
		}
		toString(doc) {
			const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
			const tagEntries = Object.entries(this.tags);
			let tagNames;
			if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
				const tags = {};
				visit.visit(doc.contents, (_key, node) => {
					if (identity.isNode(node) && node.tag) tags[node.tag] = true;
				});
				tagNames = Object.keys(tags);
			} else tagNames = [];
			for (const [handle, prefix] of tagEntries) {
				if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
				if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
			}
			return lines.join("\n");
		}
	};
	Directives.defaultYaml = {
		explicit: false,
		version: "1.2"
	};
	Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
	exports.Directives = Directives;
}));
// node_modules/yaml/dist/doc/anchors.js
var require_anchors = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	/**
	* Verify that the input string is a valid anchor.
	*
	* Will throw on errors.
	*/
	function anchorIsValid(anchor) {
		if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
			const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
			throw new Error(msg);
		}
		return true;
	}
	function anchorNames(root) {
		const anchors = /* @__PURE__ */ new Set();
		visit.visit(root, { Value(_key, node) {
			if (node.anchor) anchors.add(node.anchor);
		} });
		return anchors;
	}
	/** Find a new anchor name with the given `prefix` and a one-indexed suffix. */
	function findNewAnchor(prefix, exclude) {
		for (let i = 1;; ++i) {
			const name = `${prefix}${i}`;
			if (!exclude.has(name)) return name;
		}
	}
	function createNodeAnchors(doc, prefix) {
		const aliasObjects = [];
		const sourceObjects = /* @__PURE__ */ new Map();
		let prevAnchors = null;
		return {
			onAnchor: (source) => {
				aliasObjects.push(source);
				prevAnchors ?? (prevAnchors = anchorNames(doc));
				const anchor = findNewAnchor(prefix, prevAnchors);
				prevAnchors.add(anchor);
				return anchor;
			},
			/**
			* With circular references, the source node is only resolved after all
			* of its child nodes are. This is why anchors are set only after all of
			* the nodes have been created.
			*/
			setAnchors: () => {
				for (const source of aliasObjects) {
					const ref = sourceObjects.get(source);
					if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) ref.node.anchor = ref.anchor;
					else {
						const error = /* @__PURE__ */ new Error("Failed to resolve repeated object (this should not happen)");
						error.source = source;
						throw error;
					}
				}
			},
			sourceObjects
		};
	}
	exports.anchorIsValid = anchorIsValid;
	exports.anchorNames = anchorNames;
	exports.createNodeAnchors = createNodeAnchors;
	exports.findNewAnchor = findNewAnchor;
}));
// node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Applies the JSON.parse reviver algorithm as defined in the ECMA-262 spec,
	* in section 24.5.1.1 "Runtime Semantics: InternalizeJSONProperty" of the
	* 2021 edition: https://tc39.es/ecma262/#sec-json.parse
	*
	* Includes extensions for handling Map and Set objects.
	*/
	function applyReviver(reviver, obj, key, val) {
		if (val && typeof val === "object") {
			if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
				const v0 = val[i];
				const v1 = applyReviver(reviver, val, String(i), v0);
				if (v1 === void 0) delete val[i];
				else if (v1 !== v0) val[i] = v1;
			}
			else if (val instanceof Map) for (const k of Array.from(val.keys())) {
				const v0 = val.get(k);
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) val.delete(k);
				else if (v1 !== v0) val.set(k, v1);
			}
			else if (val instanceof Set) for (const v0 of Array.from(val)) {
				const v1 = applyReviver(reviver, val, v0, v0);
				if (v1 === void 0) val.delete(v0);
				else if (v1 !== v0) {
					val.delete(v0);
					val.add(v1);
				}
			}
			else for (const [k, v0] of Object.entries(val)) {
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) delete val[k];
				else if (v1 !== v0) val[k] = v1;
			}
		}
		return reviver.call(obj, key, val);
	}
	exports.applyReviver = applyReviver;
}));
// node_modules/yaml/dist/nodes/toJS.js
var require_toJS = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	/**
	* Recursively convert any node or its contents to native JavaScript
	*
	* @param value - The input value
	* @param arg - If `value` defines a `toJSON()` method, use this
	*   as its first argument
	* @param ctx - Conversion context, originally set in Document#toJS(). If
	*   `{ keep: true }` is not set, output should be suitable for JSON
	*   stringification.
	*/
	function toJS(value, arg, ctx) {
		if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
		if (value && typeof value.toJSON === "function") {
			if (!ctx || !identity.hasAnchor(value)) return value.toJSON(arg, ctx);
			const data = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			ctx.anchors.set(value, data);
			ctx.onCreate = (res) => {
				data.res = res;
				delete ctx.onCreate;
			};
			const res = value.toJSON(arg, ctx);
			if (ctx.onCreate) ctx.onCreate(res);
			return res;
		}
		if (typeof value === "bigint" && !ctx?.keep) return Number(value);
		return value;
	}
	exports.toJS = toJS;
}));
// node_modules/yaml/dist/nodes/Node.js
var require_Node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var applyReviver = require_applyReviver();
	var identity = require_identity();
	var toJS = require_toJS();
	var NodeBase = class {
		constructor(type) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: type });
		}
		/** Create a copy of this node.  */
		clone() {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** A plain JavaScript representation of this node. */
		toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			if (!identity.isDocument(doc)) throw new TypeError("A document argument is required");
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc,
				keep: true,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this, "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
	};
	exports.NodeBase = NodeBase;
}));
// node_modules/yaml/dist/nodes/Alias.js
var require_Alias = /* @__PURE__ */ __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var visit = require_visit();
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	var Alias = class extends Node.NodeBase {
		constructor(source) {
			super(identity.ALIAS);
			this.source = source;
			Object.defineProperty(this, "tag", { set() {
				throw new Error("Alias nodes cannot have tags");
			} });
		}
		/**
		* Resolve the value of this alias within `doc`, finding the last
		* instance of the `source` anchor before this node.
		*/
		resolve(doc, ctx) {
			if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
			let nodes;
			if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
			else {
				nodes = [];
				visit.visit(doc, { Node: (_key, node) => {
					if (identity.isAlias(node) || identity.hasAnchor(node)) nodes.push(node);
				} });
				if (ctx) ctx.aliasResolveCache = nodes;
			}
			let found = void 0;
			for (const node of nodes) {
				if (node === this) break;
				if (node.anchor === this.source) found = node;
			}
			if (found && ctx) {
				const { anchors, doc, maxAliasCount } = ctx;
				let data = anchors.get(found);
				if (!data) {
					toJS.toJS(found, null, ctx);
					data = anchors.get(found);
				}
				/* istanbul ignore if */
				if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
				if (maxAliasCount >= 0) {
					data.count += 1;
					if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
					if (data.count * data.aliasCount > maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
				}
			}
			return found;
		}
		toJSON(_arg, ctx) {
			if (!ctx) return { source: this.source };
			const source = this.resolve(ctx.doc, ctx);
			if (!source) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new ReferenceError(msg);
			}
			return ctx.anchors.get(source).res;
		}
		toString(ctx, _onComment, _onChompKeep) {
			const src = `*${this.source}`;
			if (ctx) {
				anchors.anchorIsValid(this.source);
				if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
					const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw new Error(msg);
				}
				if (ctx.implicitKey) return `${src} `;
			}
			return src;
		}
	};
	function getAliasCount(doc, node, anchors) {
		if (identity.isAlias(node)) {
			const source = node.resolve(doc);
			const anchor = anchors && source && anchors.get(source);
			return anchor ? anchor.count * anchor.aliasCount : 0;
		} else if (identity.isCollection(node)) {
			let count = 0;
			for (const item of node.items) {
				const c = getAliasCount(doc, item, anchors);
				if (c > count) count = c;
			}
			return count;
		} else if (identity.isPair(node)) {
			const kc = getAliasCount(doc, node.key, anchors);
			const vc = getAliasCount(doc, node.value, anchors);
			return Math.max(kc, vc);
		}
		return 1;
	}
	exports.Alias = Alias;
}));
// node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
	var Scalar = class extends Node.NodeBase {
		constructor(value) {
			super(identity.SCALAR);
			this.value = value;
		}
		toJSON(arg, ctx) {
			return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
		}
		toString() {
			return String(this.value);
		}
	};
	Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
	Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
	Scalar.PLAIN = "PLAIN";
	Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
	Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
	exports.Scalar = Scalar;
	exports.isScalarValue = isScalarValue;
}));
// node_modules/yaml/dist/doc/createNode.js
var require_createNode = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var Scalar = require_Scalar();
	const defaultTagPrefix = "tag:yaml.org,2002:";
	function findTagObject(value, tagName, tags) {
		if (tagName) {
			const match = tags.filter((t) => t.tag === tagName);
			const tagObj = match.find((t) => !t.format) ?? match[0];
			if (!tagObj) throw new Error(`Tag ${tagName} not found`);
			return tagObj;
		}
		return tags.find((t) => t.identify?.(value) && !t.format);
	}
	function createNode(value, tagName, ctx) {
		if (identity.isDocument(value)) value = value.contents;
		if (identity.isNode(value)) return value;
		if (identity.isPair(value)) {
			const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
			map.items.push(value);
			return map;
		}
		if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
		const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
		let ref = void 0;
		if (aliasDuplicateObjects && value && typeof value === "object") {
			ref = sourceObjects.get(value);
			if (ref) {
				ref.anchor ?? (ref.anchor = onAnchor(value));
				return new Alias.Alias(ref.anchor);
			} else {
				ref = {
					anchor: null,
					node: null
				};
				sourceObjects.set(value, ref);
			}
		}
		if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
		let tagObj = findTagObject(value, tagName, schema.tags);
		if (!tagObj) {
			if (value && typeof value.toJSON === "function") value = value.toJSON();
			if (!value || typeof value !== "object") {
				const node = new Scalar.Scalar(value);
				if (ref) ref.node = node;
				return node;
			}
			tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
		}
		if (onTagObj) {
			onTagObj(tagObj);
			delete ctx.onTagObj;
		}
		const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
		if (tagName) node.tag = tagName;
		else if (!tagObj.default) node.tag = tagObj.tag;
		if (ref) ref.node = node;
		return node;
	}
	exports.createNode = createNode;
}));
// node_modules/yaml/dist/nodes/Collection.js
var require_Collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var identity = require_identity();
	var Node = require_Node();
	function collectionFromPath(schema, path, value) {
		let v = value;
		for (let i = path.length - 1; i >= 0; --i) {
			const k = path[i];
			if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
				const a = [];
				a[k] = v;
				v = a;
			} else v = /* @__PURE__ */ new Map([[k, v]]);
		}
		return createNode.createNode(v, void 0, {
			aliasDuplicateObjects: false,
			keepUndefined: false,
			onAnchor: () => {
				throw new Error("This should not happen, please report a bug.");
			},
			schema,
			sourceObjects: /* @__PURE__ */ new Map()
		});
	}
	const isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
	var Collection = class extends Node.NodeBase {
		constructor(type, schema) {
			super(type);
			Object.defineProperty(this, "schema", {
				value: schema,
				configurable: true,
				enumerable: false,
				writable: true
			});
		}
		/**
		* Create a copy of this collection.
		*
		* @param schema - If defined, overwrites the original's schema
		*/
		clone(schema) {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (schema) copy.schema = schema;
			copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/**
		* Adds a value to the collection. For `!!map` and `!!omap` the value must
		* be a Pair instance or a `{ key, value }` object, which may not have a key
		* that already exists in the map.
		*/
		addIn(path, value) {
			if (isEmptyPath(path)) this.add(value);
			else {
				const [key, ...rest] = path;
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.addIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
		/**
		* Removes a value from the collection.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.delete(key);
			const node = this.get(key, true);
			if (identity.isCollection(node)) return node.deleteIn(rest);
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (rest.length === 0) return !keepScalar && identity.isScalar(node) ? node.value : node;
			else return identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
		}
		hasAllNullValues(allowScalar) {
			return this.items.every((node) => {
				if (!identity.isPair(node)) return false;
				const n = node.value;
				return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*/
		hasIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.has(key);
			const node = this.get(key, true);
			return identity.isCollection(node) ? node.hasIn(rest) : false;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			const [key, ...rest] = path;
			if (rest.length === 0) this.set(key, value);
			else {
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.setIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
	};
	exports.Collection = Collection;
	exports.collectionFromPath = collectionFromPath;
	exports.isEmptyPath = isEmptyPath;
}));
// node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Stringifies a comment.
	*
	* Empty comment lines are left empty,
	* lines consisting of a single space are replaced by `#`,
	* and all other lines are prefixed with a `#`.
	*/
	const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
	function indentComment(comment, indent) {
		if (/^\n+$/.test(comment)) return comment.substring(1);
		return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
	}
	const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
	exports.indentComment = indentComment;
	exports.lineComment = lineComment;
	exports.stringifyComment = stringifyComment;
}));
// node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = /* @__PURE__ */ __commonJSMin(((exports) => {
	const FOLD_FLOW = "flow";
	const FOLD_BLOCK = "block";
	const FOLD_QUOTED = "quoted";
	/**
	* Tries to keep input at up to `lineWidth` characters, splitting only on spaces
	* not followed by newlines or spaces unless `mode` is `'quoted'`. Lines are
	* terminated with `\n` and started with `indent`.
	*/
	function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
		if (!lineWidth || lineWidth < 0) return text;
		if (lineWidth < minContentWidth) minContentWidth = 0;
		const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
		if (text.length <= endStep) return text;
		const folds = [];
		const escapedFolds = {};
		let end = lineWidth - indent.length;
		if (typeof indentAtStart === "number") {
			if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
			else end = lineWidth - indentAtStart;
		}
		let split = void 0;
		let prev = void 0;
		let overflow = false;
		let i = -1;
		let escStart = -1;
		let escEnd = -1;
		if (mode === FOLD_BLOCK) {
			i = consumeMoreIndentedLines(text, i, indent.length);
			if (i !== -1) end = i + endStep;
		}
		for (let ch; ch = text[i += 1];) {
			if (mode === FOLD_QUOTED && ch === "\\") {
				escStart = i;
				switch (text[i + 1]) {
					case "x":
						i += 3;
						break;
					case "u":
						i += 5;
						break;
					case "U":
						i += 9;
						break;
					default: i += 1;
				}
				escEnd = i;
			}
			if (ch === "\n") {
				if (mode === FOLD_BLOCK) i = consumeMoreIndentedLines(text, i, indent.length);
				end = i + indent.length + endStep;
				split = void 0;
			} else {
				if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
					const next = text[i + 1];
					if (next && next !== " " && next !== "\n" && next !== "	") split = i;
				}
				if (i >= end) {
					if (split) {
						folds.push(split);
						end = split + endStep;
						split = void 0;
					} else if (mode === FOLD_QUOTED) {
						while (prev === " " || prev === "	") {
							prev = ch;
							ch = text[i += 1];
							overflow = true;
						}
						const j = i > escEnd + 1 ? i - 2 : escStart - 1;
						if (escapedFolds[j]) return text;
						folds.push(j);
						escapedFolds[j] = true;
						end = j + endStep;
						split = void 0;
					} else overflow = true;
				}
			}
			prev = ch;
		}
		if (overflow && onOverflow) onOverflow();
		if (folds.length === 0) return text;
		if (onFold) onFold();
		let res = text.slice(0, folds[0]);
		for (let i = 0; i < folds.length; ++i) {
			const fold = folds[i];
			const end = folds[i + 1] || text.length;
			if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
			else {
				if (mode === FOLD_QUOTED && escapedFolds[fold]) res += `${text[fold]}\\`;
				res += `\n${indent}${text.slice(fold + 1, end)}`;
			}
		}
		return res;
	}
	/**
	* Presumes `i + 1` is at the start of a line
	* @returns index of last newline in more-indented block
	*/
	function consumeMoreIndentedLines(text, i, indent) {
		let end = i;
		let start = i + 1;
		let ch = text[start];
		while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
		else {
			do
				ch = text[++i];
			while (ch && ch !== "\n");
			end = i;
			start = i + 1;
			ch = text[start];
		}
		return end;
	}
	exports.FOLD_BLOCK = FOLD_BLOCK;
	exports.FOLD_FLOW = FOLD_FLOW;
	exports.FOLD_QUOTED = FOLD_QUOTED;
	exports.foldFlowLines = foldFlowLines;
}));
// node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var foldFlowLines = require_foldFlowLines();
	const getFoldOptions = (ctx, isBlock) => ({
		indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
		lineWidth: ctx.options.lineWidth,
		minContentWidth: ctx.options.minContentWidth
	});
	const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
	function lineLengthOverLimit(str, lineWidth, indentLength) {
		if (!lineWidth || lineWidth < 0) return false;
		const limit = lineWidth - indentLength;
		const strLen = str.length;
		if (strLen <= limit) return false;
		for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
			if (i - start > limit) return true;
			start = i + 1;
			if (strLen - start <= limit) return false;
		}
		return true;
	}
	function doubleQuotedString(value, ctx) {
		const json = JSON.stringify(value);
		if (ctx.options.doubleQuotedAsJSON) return json;
		const { implicitKey } = ctx;
		const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		let str = "";
		let start = 0;
		for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
			if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
				str += json.slice(start, i) + "\\ ";
				i += 1;
				start = i;
				ch = "\\";
			}
			if (ch === "\\") switch (json[i + 1]) {
				case "u":
					{
						str += json.slice(start, i);
						const code = json.substr(i + 2, 4);
						switch (code) {
							case "0000":
								str += "\\0";
								break;
							case "0007":
								str += "\\a";
								break;
							case "000b":
								str += "\\v";
								break;
							case "001b":
								str += "\\e";
								break;
							case "0085":
								str += "\\N";
								break;
							case "00a0":
								str += "\\_";
								break;
							case "2028":
								str += "\\L";
								break;
							case "2029":
								str += "\\P";
								break;
							default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
							else str += json.substr(i, 6);
						}
						i += 5;
						start = i + 1;
					}
					break;
				case "n":
					if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
					else {
						str += json.slice(start, i) + "\n\n";
						while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
							str += "\n";
							i += 2;
						}
						str += indent;
						if (json[i + 2] === " ") str += "\\";
						i += 1;
						start = i + 1;
					}
					break;
				default: i += 1;
			}
		}
		str = start ? str + json.slice(start) : json;
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
	}
	function singleQuotedString(value, ctx) {
		if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
		return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function quotedString(value, ctx) {
		const { singleQuote } = ctx.options;
		let qs;
		if (singleQuote === false) qs = doubleQuotedString;
		else {
			const hasDouble = value.includes("\"");
			const hasSingle = value.includes("'");
			if (hasDouble && !hasSingle) qs = singleQuotedString;
			else if (hasSingle && !hasDouble) qs = doubleQuotedString;
			else qs = singleQuote ? singleQuotedString : doubleQuotedString;
		}
		return qs(value, ctx);
	}
	let blockEndNewlines;
	try {
		blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
	} catch {
		blockEndNewlines = /\n+(?!\n|$)/g;
	}
	function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
		const { blockQuote, commentString, lineWidth } = ctx.options;
		if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
		const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
		const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
		if (!value) return literal ? "|\n" : ">\n";
		let chomp;
		let endStart;
		for (endStart = value.length; endStart > 0; --endStart) {
			const ch = value[endStart - 1];
			if (ch !== "\n" && ch !== "	" && ch !== " ") break;
		}
		let end = value.substring(endStart);
		const endNlPos = end.indexOf("\n");
		if (endNlPos === -1) chomp = "-";
		else if (value === end || endNlPos !== end.length - 1) {
			chomp = "+";
			if (onChompKeep) onChompKeep();
		} else chomp = "";
		if (end) {
			value = value.slice(0, -end.length);
			if (end[end.length - 1] === "\n") end = end.slice(0, -1);
			end = end.replace(blockEndNewlines, `$&${indent}`);
		}
		let startWithSpace = false;
		let startEnd;
		let startNlPos = -1;
		for (startEnd = 0; startEnd < value.length; ++startEnd) {
			const ch = value[startEnd];
			if (ch === " ") startWithSpace = true;
			else if (ch === "\n") startNlPos = startEnd;
			else break;
		}
		let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
		if (start) {
			value = value.substring(start.length);
			start = start.replace(/\n+/g, `$&${indent}`);
		}
		let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
		if (comment) {
			header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
			if (onComment) onComment();
		}
		if (!literal) {
			const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
			let literalFallback = false;
			const foldOptions = getFoldOptions(ctx, true);
			if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
				literalFallback = true;
			};
			const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
			if (!literalFallback) return `>${header}\n${indent}${body}`;
		}
		value = value.replace(/\n+/g, `$&${indent}`);
		return `|${header}\n${indent}${start}${value}${end}`;
	}
	function plainString(item, ctx, onComment, onChompKeep) {
		const { type, value } = item;
		const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
		if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
		if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
		if (containsDocumentMarker(value)) {
			if (indent === "") {
				ctx.forceBlockIndent = true;
				return blockString(item, ctx, onComment, onChompKeep);
			} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
		}
		const str = value.replace(/\n+/g, `$&\n${indent}`);
		if (actualString) {
			const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
			const { compat, tags } = ctx.doc.schema;
			if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
		}
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function stringifyString(item, ctx, onComment, onChompKeep) {
		const { implicitKey, inFlow } = ctx;
		const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
		let { type } = item;
		if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
			if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.Scalar.QUOTE_DOUBLE;
		}
		const _stringify = (_type) => {
			switch (_type) {
				case Scalar.Scalar.BLOCK_FOLDED:
				case Scalar.Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
				case Scalar.Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
				case Scalar.Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
				case Scalar.Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
				default: return null;
			}
		};
		let res = _stringify(type);
		if (res === null) {
			const { defaultKeyType, defaultStringType } = ctx.options;
			const t = implicitKey && defaultKeyType || defaultStringType;
			res = _stringify(t);
			if (res === null) throw new Error(`Unsupported default string type ${t}`);
		}
		return res;
	}
	exports.stringifyString = stringifyString;
}));
// node_modules/yaml/dist/stringify/stringify.js
var require_stringify = /* @__PURE__ */ __commonJSMin(((exports) => {
	var anchors = require_anchors();
	var identity = require_identity();
	var stringifyComment = require_stringifyComment();
	var stringifyString = require_stringifyString();
	function createStringifyContext(doc, options) {
		const opt = Object.assign({
			blockQuote: true,
			commentString: stringifyComment.stringifyComment,
			defaultKeyType: null,
			defaultStringType: "PLAIN",
			directives: null,
			doubleQuotedAsJSON: false,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: "false",
			flowCollectionPadding: true,
			indentSeq: true,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: "null",
			simpleKeys: false,
			singleQuote: null,
			trailingComma: false,
			trueStr: "true",
			verifyAliasOrder: true
		}, doc.schema.toStringOptions, options);
		let inFlow;
		switch (opt.collectionStyle) {
			case "block":
				inFlow = false;
				break;
			case "flow":
				inFlow = true;
				break;
			default: inFlow = null;
		}
		return {
			anchors: /* @__PURE__ */ new Set(),
			doc,
			flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
			indent: "",
			indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
			inFlow,
			options: opt
		};
	}
	function getTagObject(tags, item) {
		if (item.tag) {
			const match = tags.filter((t) => t.tag === item.tag);
			if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
		}
		let tagObj = void 0;
		let obj;
		if (identity.isScalar(item)) {
			obj = item.value;
			let match = tags.filter((t) => t.identify?.(obj));
			if (match.length > 1) {
				const testMatch = match.filter((t) => t.test);
				if (testMatch.length > 0) match = testMatch;
			}
			tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
		} else {
			obj = item;
			tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
		}
		if (!tagObj) {
			const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
			throw new Error(`Tag not resolved for ${name} value`);
		}
		return tagObj;
	}
	function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
		if (!doc.directives) return "";
		const props = [];
		const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
		if (anchor && anchors.anchorIsValid(anchor)) {
			anchors$1.add(anchor);
			props.push(`&${anchor}`);
		}
		const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
		if (tag) props.push(doc.directives.tagString(tag));
		return props.join(" ");
	}
	function stringify(item, ctx, onComment, onChompKeep) {
		if (identity.isPair(item)) return item.toString(ctx, onComment, onChompKeep);
		if (identity.isAlias(item)) {
			if (ctx.doc.directives) return item.toString(ctx);
			if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
			else {
				if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
				else ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
				item = item.resolve(ctx.doc);
			}
		}
		let tagObj = void 0;
		const node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
		tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
		const props = stringifyProps(node, tagObj, ctx);
		if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
		const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
		if (!props) return str;
		return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
	}
	exports.createStringifyContext = createStringifyContext;
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
		const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
		let keyComment = identity.isNode(key) && key.comment || null;
		if (simpleKeys) {
			if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
			if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
		}
		let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
		ctx = Object.assign({}, ctx, {
			allNullValues: false,
			implicitKey: !explicitKey && (simpleKeys || !allNullValues),
			indent: indent + indentStep
		});
		let keyCommentDone = false;
		let chompKeep = false;
		let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
		if (!explicitKey && !ctx.inFlow && str.length > 1024) {
			if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
			explicitKey = true;
		}
		if (ctx.inFlow) {
			if (allNullValues || value == null) {
				if (keyCommentDone && onComment) onComment();
				return str === "" ? "?" : explicitKey ? `? ${str}` : str;
			}
		} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
			str = `? ${str}`;
			if (keyComment && !keyCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			else if (chompKeep && onChompKeep) onChompKeep();
			return str;
		}
		if (keyCommentDone) keyComment = null;
		if (explicitKey) {
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			str = `? ${str}\n${indent}:`;
		} else {
			str = `${str}:`;
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
		}
		let vsb, vcb, valueComment;
		if (identity.isNode(value)) {
			vsb = !!value.spaceBefore;
			vcb = value.commentBefore;
			valueComment = value.comment;
		} else {
			vsb = false;
			vcb = null;
			valueComment = null;
			if (value && typeof value === "object") value = doc.createNode(value);
		}
		ctx.implicitKey = false;
		if (!explicitKey && !keyComment && identity.isScalar(value)) ctx.indentAtStart = str.length + 1;
		chompKeep = false;
		if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
		let valueCommentDone = false;
		const valueStr = stringify.stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
		let ws = " ";
		if (keyComment || vsb || vcb) {
			ws = vsb ? "\n" : "";
			if (vcb) {
				const cs = commentString(vcb);
				ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
			}
			if (valueStr === "" && !ctx.inFlow) {
				if (ws === "\n" && valueComment) ws = "\n\n";
			} else ws += `\n${ctx.indent}`;
		} else if (!explicitKey && identity.isCollection(value)) {
			const vs0 = valueStr[0];
			const nl0 = valueStr.indexOf("\n");
			const hasNewline = nl0 !== -1;
			const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
			if (hasNewline || !flow) {
				let hasPropsLine = false;
				if (hasNewline && (vs0 === "&" || vs0 === "!")) {
					let sp0 = valueStr.indexOf(" ");
					if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
					if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
				}
				if (!hasPropsLine) ws = `\n${ctx.indent}`;
			}
		} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
		str += ws + valueStr;
		if (ctx.inFlow) {
			if (valueCommentDone && onComment) onComment();
		} else if (valueComment && !valueCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	exports.stringifyPair = stringifyPair;
}));
// node_modules/yaml/dist/log.js
var require_log = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	function debug(logLevel, ...messages) {
		if (logLevel === "debug") console.log(...messages);
	}
	function warn(logLevel, warning) {
		if (logLevel === "debug" || logLevel === "warn") {
			if (typeof node_process.emitWarning === "function") node_process.emitWarning(warning);
			else console.warn(warning);
		}
	}
	exports.debug = debug;
	exports.warn = warn;
}));
// node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	const MERGE_KEY = "<<";
	const merge = {
		identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
		default: "key",
		tag: "tag:yaml.org,2002:merge",
		test: /^<<$/,
		resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
		stringify: () => MERGE_KEY
	};
	const isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
	function addMergeToJSMap(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (identity.isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
		else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
		else mergeValue(ctx, map, source);
	}
	function mergeValue(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (!identity.isMap(source)) throw new Error("Merge sources must be maps or map aliases");
		const srcMap = source.toJSON(null, ctx, Map);
		for (const [key, value] of srcMap) if (map instanceof Map) {
			if (!map.has(key)) map.set(key, value);
		} else if (map instanceof Set) map.add(key);
		else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
			value,
			writable: true,
			enumerable: true,
			configurable: true
		});
		return map;
	}
	function resolveAliasValue(ctx, value) {
		return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
	}
	exports.addMergeToJSMap = addMergeToJSMap;
	exports.isMergeKey = isMergeKey;
	exports.merge = merge;
}));
// node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var log = require_log();
	var merge = require_merge();
	var stringify = require_stringify();
	var identity = require_identity();
	var toJS = require_toJS();
	function addPairToJSMap(ctx, map, { key, value }) {
		if (identity.isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
		else if (merge.isMergeKey(ctx, key)) merge.addMergeToJSMap(ctx, map, value);
		else {
			const jsKey = toJS.toJS(key, "", ctx);
			if (map instanceof Map) map.set(jsKey, toJS.toJS(value, jsKey, ctx));
			else if (map instanceof Set) map.add(jsKey);
			else {
				const stringKey = stringifyKey(key, jsKey, ctx);
				const jsValue = toJS.toJS(value, stringKey, ctx);
				if (stringKey in map) Object.defineProperty(map, stringKey, {
					value: jsValue,
					writable: true,
					enumerable: true,
					configurable: true
				});
				else map[stringKey] = jsValue;
			}
		}
		return map;
	}
	function stringifyKey(key, jsKey, ctx) {
		if (jsKey === null) return "";
		if (typeof jsKey !== "object") return String(jsKey);
		if (identity.isNode(key) && ctx?.doc) {
			const strCtx = stringify.createStringifyContext(ctx.doc, {});
			strCtx.anchors = /* @__PURE__ */ new Set();
			for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
			strCtx.inFlow = true;
			strCtx.inStringifyKey = true;
			const strKey = key.toString(strCtx);
			if (!ctx.mapKeyWarned) {
				let jsonStr = JSON.stringify(strKey);
				if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
				log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
				ctx.mapKeyWarned = true;
			}
			return strKey;
		}
		return JSON.stringify(jsKey);
	}
	exports.addPairToJSMap = addPairToJSMap;
}));
// node_modules/yaml/dist/nodes/Pair.js
var require_Pair = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyPair = require_stringifyPair();
	var addPairToJSMap = require_addPairToJSMap();
	var identity = require_identity();
	function createPair(key, value, ctx) {
		return new Pair(createNode.createNode(key, void 0, ctx), createNode.createNode(value, void 0, ctx));
	}
	var Pair = class Pair {
		constructor(key, value = null) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
			this.key = key;
			this.value = value;
		}
		clone(schema) {
			let { key, value } = this;
			if (identity.isNode(key)) key = key.clone(schema);
			if (identity.isNode(value)) value = value.clone(schema);
			return new Pair(key, value);
		}
		toJSON(_, ctx) {
			const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			return addPairToJSMap.addPairToJSMap(ctx, pair, this);
		}
		toString(ctx, onComment, onChompKeep) {
			return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
		}
	};
	exports.Pair = Pair;
	exports.createPair = createPair;
}));
// node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyCollection(collection, ctx, options) {
		return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
	}
	function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
		const { indent, options: { commentString } } = ctx;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			type: null
		});
		let chompKeep = false;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (!chompKeep && item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (!chompKeep && ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
				}
			}
			chompKeep = false;
			let str = stringify.stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			if (chompKeep && comment) chompKeep = false;
			lines.push(blockItemPrefix + str);
		}
		let str;
		if (lines.length === 0) str = flowChars.start + flowChars.end;
		else {
			str = lines[0];
			for (let i = 1; i < lines.length; ++i) {
				const line = lines[i];
				str += line ? `\n${indent}${line}` : "\n";
			}
		}
		if (comment) {
			str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
			if (onComment) onComment();
		} else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
		const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
		itemIndent += indentStep;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			inFlow: true,
			type: null
		});
		let reqNewline = false;
		let linesAtValue = 0;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, false);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, false);
					if (ik.comment) reqNewline = true;
				}
				const iv = identity.isNode(item.value) ? item.value : null;
				if (iv) {
					if (iv.comment) comment = iv.comment;
					if (iv.commentBefore) reqNewline = true;
				} else if (item.value == null && ik?.comment) comment = ik.comment;
			}
			if (comment) reqNewline = true;
			let str = stringify.stringify(item, itemCtx, () => comment = null);
			reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
			if (i < items.length - 1) str += ",";
			else if (ctx.options.trailingComma) {
				if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
				if (reqNewline) str += ",";
			}
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			lines.push(str);
			linesAtValue = lines.length;
		}
		const { start, end } = flowChars;
		if (lines.length === 0) return start + end;
		else {
			if (!reqNewline) {
				const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
				reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
			}
			if (reqNewline) {
				let str = start;
				for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
				return `${str}\n${indent}${end}`;
			} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
		}
	}
	function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
		if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
		if (comment) {
			const ic = stringifyComment.indentComment(commentString(comment), indent);
			lines.push(ic.trimStart());
		}
	}
	exports.stringifyCollection = stringifyCollection;
}));
// node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyCollection = require_stringifyCollection();
	var addPairToJSMap = require_addPairToJSMap();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	function findPair(items, key) {
		const k = identity.isScalar(key) ? key.value : key;
		for (const it of items) if (identity.isPair(it)) {
			if (it.key === key || it.key === k) return it;
			if (identity.isScalar(it.key) && it.key.value === k) return it;
		}
	}
	var YAMLMap = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:map";
		}
		constructor(schema) {
			super(identity.MAP, schema);
			this.items = [];
		}
		/**
		* A generic collection parsing method that can be extended
		* to other node classes that inherit from YAMLMap
		*/
		static from(schema, obj, ctx) {
			const { keepUndefined, replacer } = ctx;
			const map = new this(schema);
			const add = (key, value) => {
				if (typeof replacer === "function") value = replacer.call(obj, key, value);
				else if (Array.isArray(replacer) && !replacer.includes(key)) return;
				if (value !== void 0 || keepUndefined) map.items.push(Pair.createPair(key, value, ctx));
			};
			if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
			else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
			if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
			return map;
		}
		/**
		* Adds a value to the collection.
		*
		* @param overwrite - If not set `true`, using a key that is already in the
		*   collection will throw. Otherwise, overwrites the previous value.
		*/
		add(pair, overwrite) {
			let _pair;
			if (identity.isPair(pair)) _pair = pair;
			else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair.Pair(pair, pair?.value);
			else _pair = new Pair.Pair(pair.key, pair.value);
			const prev = findPair(this.items, _pair.key);
			const sortEntries = this.schema?.sortMapEntries;
			if (prev) {
				if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
				if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value)) prev.value.value = _pair.value;
				else prev.value = _pair.value;
			} else if (sortEntries) {
				const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
				if (i === -1) this.items.push(_pair);
				else this.items.splice(i, 0, _pair);
			} else this.items.push(_pair);
		}
		delete(key) {
			const it = findPair(this.items, key);
			if (!it) return false;
			return this.items.splice(this.items.indexOf(it), 1).length > 0;
		}
		get(key, keepScalar) {
			const node = findPair(this.items, key)?.value;
			return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
		}
		has(key) {
			return !!findPair(this.items, key);
		}
		set(key, value) {
			this.add(new Pair.Pair(key, value), true);
		}
		/**
		* @param ctx - Conversion context, originally set in Document#toJS()
		* @param {Class} Type - If set, forces the returned collection type
		* @returns Instance of Type, Map, or Object
		*/
		toJSON(_, ctx, Type) {
			const map = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const item of this.items) addPairToJSMap.addPairToJSMap(ctx, map, item);
			return map;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			for (const item of this.items) if (!identity.isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
			if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "",
				flowChars: {
					start: "{",
					end: "}"
				},
				itemIndent: ctx.indent || "",
				onChompKeep,
				onComment
			});
		}
	};
	exports.YAMLMap = YAMLMap;
	exports.findPair = findPair;
}));
// node_modules/yaml/dist/schema/common/map.js
var require_map = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLMap = require_YAMLMap();
	exports.map = {
		collection: "map",
		default: true,
		nodeClass: YAMLMap.YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve(map, onError) {
			if (!identity.isMap(map)) onError("Expected a mapping for this tag");
			return map;
		},
		createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var createNode = require_createNode();
	var stringifyCollection = require_stringifyCollection();
	var Collection = require_Collection();
	var identity = require_identity();
	var Scalar = require_Scalar();
	var toJS = require_toJS();
	var YAMLSeq = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:seq";
		}
		constructor(schema) {
			super(identity.SEQ, schema);
			this.items = [];
		}
		add(value) {
			this.items.push(value);
		}
		/**
		* Removes a value from the collection.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return false;
			return this.items.splice(idx, 1).length > 0;
		}
		get(key, keepScalar) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return void 0;
			const it = this.items[idx];
			return !keepScalar && identity.isScalar(it) ? it.value : it;
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*/
		has(key) {
			const idx = asItemIndex(key);
			return typeof idx === "number" && idx < this.items.length;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*
		* If `key` does not contain a representation of an integer, this will throw.
		* It may be wrapped in a `Scalar`.
		*/
		set(key, value) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
			const prev = this.items[idx];
			if (identity.isScalar(prev) && Scalar.isScalarValue(value)) prev.value = value;
			else this.items[idx] = value;
		}
		toJSON(_, ctx) {
			const seq = [];
			if (ctx?.onCreate) ctx.onCreate(seq);
			let i = 0;
			for (const item of this.items) seq.push(toJS.toJS(item, String(i++), ctx));
			return seq;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "- ",
				flowChars: {
					start: "[",
					end: "]"
				},
				itemIndent: (ctx.indent || "") + "  ",
				onChompKeep,
				onComment
			});
		}
		static from(schema, obj, ctx) {
			const { replacer } = ctx;
			const seq = new this(schema);
			if (obj && Symbol.iterator in Object(obj)) {
				let i = 0;
				for (let it of obj) {
					if (typeof replacer === "function") {
						const key = obj instanceof Set ? it : String(i++);
						it = replacer.call(obj, key, it);
					}
					seq.items.push(createNode.createNode(it, void 0, ctx));
				}
			}
			return seq;
		}
	};
	function asItemIndex(key) {
		let idx = identity.isScalar(key) ? key.value : key;
		if (idx && typeof idx === "string") idx = Number(idx);
		return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
	}
	exports.YAMLSeq = YAMLSeq;
}));
// node_modules/yaml/dist/schema/common/seq.js
var require_seq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var YAMLSeq = require_YAMLSeq();
	exports.seq = {
		collection: "seq",
		default: true,
		nodeClass: YAMLSeq.YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve(seq, onError) {
			if (!identity.isSeq(seq)) onError("Expected a sequence for this tag");
			return seq;
		},
		createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/dist/schema/common/string.js
var require_string = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyString = require_stringifyString();
	exports.string = {
		identify: (value) => typeof value === "string",
		default: true,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify(item, ctx, onComment, onChompKeep) {
			ctx = Object.assign({ actualString: true }, ctx);
			return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/dist/schema/common/null.js
var require_null = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const nullTag = {
		identify: (value) => value == null,
		createNode: () => new Scalar.Scalar(null),
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new Scalar.Scalar(null),
		stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
	};
	exports.nullTag = nullTag;
}));
// node_modules/yaml/dist/schema/core/bool.js
var require_bool$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	const boolTag = {
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
		stringify({ source, value }, ctx) {
			if (source && boolTag.test.test(source)) {
				if (value === (source[0] === "t" || source[0] === "T")) return source;
			}
			return value ? ctx.options.trueStr : ctx.options.falseStr;
		}
	};
	exports.boolTag = boolTag;
}));
// node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = /* @__PURE__ */ __commonJSMin(((exports) => {
	function stringifyNumber({ format, minFractionDigits, tag, value }) {
		if (typeof value === "bigint") return String(value);
		const num = typeof value === "number" ? value : Number(value);
		if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
		let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
		if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
			let i = n.indexOf(".");
			if (i < 0) {
				i = n.length;
				n += ".";
			}
			let d = minFractionDigits - (n.length - i - 1);
			while (d-- > 0) n += "0";
		}
		return n;
	}
	exports.stringifyNumber = stringifyNumber;
}));
// node_modules/yaml/dist/schema/core/float.js
var require_float$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	exports.float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str));
			const dot = str.indexOf(".");
			if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));
// node_modules/yaml/dist/schema/core/int.js
var require_int$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	const intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value) && value >= 0) return prefix + value.toString(radix);
		return stringifyNumber.stringifyNumber(node);
	}
	const intOct = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o[0-7]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
		stringify: (node) => intStringify(node, 8, "0o")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));
// node_modules/yaml/dist/schema/core/schema.js
var require_schema$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	exports.schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.boolTag,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float
	];
}));
// node_modules/yaml/dist/schema/json/schema.js
var require_schema$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var map = require_map();
	var seq = require_seq();
	function intIdentify(value) {
		return typeof value === "bigint" || Number.isInteger(value);
	}
	const stringifyJSON = ({ value }) => JSON.stringify(value);
	const jsonScalars = [
		{
			identify: (value) => typeof value === "string",
			default: true,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify: stringifyJSON
		},
		{
			identify: (value) => value == null,
			createNode: () => new Scalar.Scalar(null),
			default: true,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (value) => typeof value === "boolean",
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^true$|^false$/,
			resolve: (str) => str === "true",
			stringify: stringifyJSON
		},
		{
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
			stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
		},
		{
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (str) => parseFloat(str),
			stringify: stringifyJSON
		}
	];
	exports.schema = [map.map, seq.seq].concat(jsonScalars, {
		default: true,
		tag: "",
		test: /^/,
		resolve(str, onError) {
			onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
			return str;
		}
	});
}));
// node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_buffer = __require("buffer");
	var Scalar = require_Scalar();
	var stringifyString = require_stringifyString();
	exports.binary = {
		identify: (value) => value instanceof Uint8Array,
		default: false,
		tag: "tag:yaml.org,2002:binary",
		/**
		* Returns a Buffer in node and an Uint8Array in browsers
		*
		* To use the resulting buffer as an image, you'll want to do something like:
		*
		*   const blob = new Blob([buffer], { type: 'image/jpeg' })
		*   document.querySelector('#photo').src = URL.createObjectURL(blob)
		*/
		resolve(src, onError) {
			if (typeof node_buffer.Buffer === "function") return node_buffer.Buffer.from(src, "base64");
			else if (typeof atob === "function") {
				const str = atob(src.replace(/[\n\r]/g, ""));
				const buffer = new Uint8Array(str.length);
				for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
				return buffer;
			} else {
				onError("This environment does not support reading binary tags; either Buffer or atob is required");
				return src;
			}
		},
		stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
			if (!value) return "";
			const buf = value;
			let str;
			if (typeof node_buffer.Buffer === "function") str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
			else if (typeof btoa === "function") {
				let s = "";
				for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
				str = btoa(s);
			} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
			if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
				const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
				const n = Math.ceil(str.length / lineWidth);
				const lines = new Array(n);
				for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
				str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
			}
			return stringifyString.stringifyString({
				comment,
				type,
				value: str
			}, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLSeq = require_YAMLSeq();
	function resolvePairs(seq, onError) {
		if (identity.isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
			let item = seq.items[i];
			if (identity.isPair(item)) continue;
			else if (identity.isMap(item)) {
				if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
				const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
				if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
				if (item.comment) {
					const cn = pair.value ?? pair.key;
					cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
				}
				item = pair;
			}
			seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
		}
		else onError("Expected a sequence for this tag");
		return seq;
	}
	function createPairs(schema, iterable, ctx) {
		const { replacer } = ctx;
		const pairs = new YAMLSeq.YAMLSeq(schema);
		pairs.tag = "tag:yaml.org,2002:pairs";
		let i = 0;
		if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
			if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
			let key, value;
			if (Array.isArray(it)) {
				if (it.length === 2) {
					key = it[0];
					value = it[1];
				} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
			} else if (it && it instanceof Object) {
				const keys = Object.keys(it);
				if (keys.length === 1) {
					key = keys[0];
					value = it[key];
				} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
			} else key = it;
			pairs.items.push(Pair.createPair(key, value, ctx));
		}
		return pairs;
	}
	const pairs = {
		collection: "seq",
		default: false,
		tag: "tag:yaml.org,2002:pairs",
		resolve: resolvePairs,
		createNode: createPairs
	};
	exports.createPairs = createPairs;
	exports.pairs = pairs;
	exports.resolvePairs = resolvePairs;
}));
// node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var toJS = require_toJS();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var pairs = require_pairs();
	var YAMLOMap = class YAMLOMap extends YAMLSeq.YAMLSeq {
		constructor() {
			super();
			this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
			this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
			this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
			this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
			this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
			this.tag = YAMLOMap.tag;
		}
		/**
		* If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
		* but TypeScript won't allow widening the signature of a child method.
		*/
		toJSON(_, ctx) {
			if (!ctx) return super.toJSON(_);
			const map = /* @__PURE__ */ new Map();
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const pair of this.items) {
				let key, value;
				if (identity.isPair(pair)) {
					key = toJS.toJS(pair.key, "", ctx);
					value = toJS.toJS(pair.value, key, ctx);
				} else key = toJS.toJS(pair, "", ctx);
				if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
				map.set(key, value);
			}
			return map;
		}
		static from(schema, iterable, ctx) {
			const pairs$1 = pairs.createPairs(schema, iterable, ctx);
			const omap = new this();
			omap.items = pairs$1.items;
			return omap;
		}
	};
	YAMLOMap.tag = "tag:yaml.org,2002:omap";
	const omap = {
		collection: "seq",
		identify: (value) => value instanceof Map,
		nodeClass: YAMLOMap,
		default: false,
		tag: "tag:yaml.org,2002:omap",
		resolve(seq, onError) {
			const pairs$1 = pairs.resolvePairs(seq, onError);
			const seenKeys = [];
			for (const { key } of pairs$1.items) if (identity.isScalar(key)) {
				if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
				else seenKeys.push(key.value);
			}
			return Object.assign(new YAMLOMap(), pairs$1);
		},
		createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
	};
	exports.YAMLOMap = YAMLOMap;
	exports.omap = omap;
}));
// node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function boolStringify({ value, source }, ctx) {
		if (source && (value ? trueTag : falseTag).test.test(source)) return source;
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
	const trueTag = {
		identify: (value) => value === true,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new Scalar.Scalar(true),
		stringify: boolStringify
	};
	const falseTag = {
		identify: (value) => value === false,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new Scalar.Scalar(false),
		stringify: boolStringify
	};
	exports.falseTag = falseTag;
	exports.trueTag = trueTag;
}));
// node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str.replace(/_/g, "")),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	exports.float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
			const dot = str.indexOf(".");
			if (dot !== -1) {
				const f = str.substring(dot + 1).replace(/_/g, "");
				if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
			}
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));
// node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	function intResolve(str, offset, radix, { intAsBigInt }) {
		const sign = str[0];
		if (sign === "-" || sign === "+") offset += 1;
		str = str.substring(offset).replace(/_/g, "");
		if (intAsBigInt) {
			switch (radix) {
				case 2:
					str = `0b${str}`;
					break;
				case 8:
					str = `0o${str}`;
					break;
				case 16: str = `0x${str}`;
			}
			const n = BigInt(str);
			return sign === "-" ? BigInt(-1) * n : n;
		}
		const n = parseInt(str, radix);
		return sign === "-" ? -1 * n : n;
	}
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value)) {
			const str = value.toString(radix);
			return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
		}
		return stringifyNumber.stringifyNumber(node);
	}
	const intBin = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "BIN",
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
		stringify: (node) => intStringify(node, 2, "0b")
	};
	const intOct = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^[-+]?0[0-7_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
		stringify: (node) => intStringify(node, 8, "0")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intBin = intBin;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));
// node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSet = class YAMLSet extends YAMLMap.YAMLMap {
		constructor(schema) {
			super(schema);
			this.tag = YAMLSet.tag;
		}
		add(key) {
			let pair;
			if (identity.isPair(key)) pair = key;
			else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair.Pair(key.key, null);
			else pair = new Pair.Pair(key, null);
			if (!YAMLMap.findPair(this.items, pair.key)) this.items.push(pair);
		}
		/**
		* If `keepPair` is `true`, returns the Pair matching `key`.
		* Otherwise, returns the value of that Pair's key.
		*/
		get(key, keepPair) {
			const pair = YAMLMap.findPair(this.items, key);
			return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
		}
		set(key, value) {
			if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
			const prev = YAMLMap.findPair(this.items, key);
			if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
			else if (!prev && value) this.items.push(new Pair.Pair(key));
		}
		toJSON(_, ctx) {
			return super.toJSON(_, ctx, Set);
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
			else throw new Error("Set items must all have null values");
		}
		static from(schema, iterable, ctx) {
			const { replacer } = ctx;
			const set = new this(schema);
			if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
				if (typeof replacer === "function") value = replacer.call(iterable, value, value);
				set.items.push(Pair.createPair(value, null, ctx));
			}
			return set;
		}
	};
	YAMLSet.tag = "tag:yaml.org,2002:set";
	const set = {
		collection: "map",
		identify: (value) => value instanceof Set,
		nodeClass: YAMLSet,
		default: false,
		tag: "tag:yaml.org,2002:set",
		createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
		resolve(map, onError) {
			if (identity.isMap(map)) {
				if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
				else onError("Set items must all have null values");
			} else onError("Expected a mapping for this tag");
			return map;
		}
	};
	exports.YAMLSet = YAMLSet;
	exports.set = set;
}));
// node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = /* @__PURE__ */ __commonJSMin(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	/** Internal types handle bigint as number, because TS can't figure it out. */
	function parseSexagesimal(str, asBigInt) {
		const sign = str[0];
		const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
		const num = (n) => asBigInt ? BigInt(n) : Number(n);
		const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
		return sign === "-" ? num(-1) * res : res;
	}
	/**
	* hhhh:mm:ss.sss
	*
	* Internal types handle bigint as number, because TS can't figure it out.
	*/
	function stringifySexagesimal(node) {
		let { value } = node;
		let num = (n) => n;
		if (typeof value === "bigint") num = (n) => BigInt(n);
		else if (isNaN(value) || !isFinite(value)) return stringifyNumber.stringifyNumber(node);
		let sign = "";
		if (value < 0) {
			sign = "-";
			value *= num(-1);
		}
		const _60 = num(60);
		const parts = [value % _60];
		if (value < 60) parts.unshift(0);
		else {
			value = (value - parts[0]) / _60;
			parts.unshift(value % _60);
			if (value >= 60) {
				value = (value - parts[0]) / _60;
				parts.unshift(value);
			}
		}
		return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
	}
	const intTime = {
		identify: (value) => typeof value === "bigint" || Number.isInteger(value),
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
		stringify: stringifySexagesimal
	};
	const floatTime = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (str) => parseSexagesimal(str, false),
		stringify: stringifySexagesimal
	};
	const timestamp = {
		identify: (value) => value instanceof Date,
		default: true,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
		resolve(str) {
			const match = str.match(timestamp.test);
			if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
			const [, year, month, day, hour, minute, second] = match.map(Number);
			const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
			let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
			const tz = match[8];
			if (tz && tz !== "Z") {
				let d = parseSexagesimal(tz, false);
				if (Math.abs(d) < 30) d *= 60;
				date -= 6e4 * d;
			}
			return new Date(date);
		},
		stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
	};
	exports.floatTime = floatTime;
	exports.intTime = intTime;
	exports.timestamp = timestamp;
}));
// node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var binary = require_binary();
	var bool = require_bool();
	var float = require_float();
	var int = require_int();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var set = require_set();
	var timestamp = require_timestamp();
	exports.schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.trueTag,
		bool.falseTag,
		int.intBin,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float,
		binary.binary,
		merge.merge,
		omap.omap,
		pairs.pairs,
		set.set,
		timestamp.intTime,
		timestamp.floatTime,
		timestamp.timestamp
	];
}));
// node_modules/yaml/dist/schema/tags.js
var require_tags = /* @__PURE__ */ __commonJSMin(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	var schema = require_schema$2();
	var schema$1 = require_schema$1();
	var binary = require_binary();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var schema$2 = require_schema();
	var set = require_set();
	var timestamp = require_timestamp();
	const schemas = /* @__PURE__ */ new Map([
		["core", schema.schema],
		["failsafe", [
			map.map,
			seq.seq,
			string.string
		]],
		["json", schema$1.schema],
		["yaml11", schema$2.schema],
		["yaml-1.1", schema$2.schema]
	]);
	const tagsByName = {
		binary: binary.binary,
		bool: bool.boolTag,
		float: float.float,
		floatExp: float.floatExp,
		floatNaN: float.floatNaN,
		floatTime: timestamp.floatTime,
		int: int.int,
		intHex: int.intHex,
		intOct: int.intOct,
		intTime: timestamp.intTime,
		map: map.map,
		merge: merge.merge,
		null: _null.nullTag,
		omap: omap.omap,
		pairs: pairs.pairs,
		seq: seq.seq,
		set: set.set,
		timestamp: timestamp.timestamp
	};
	const coreKnownTags = {
		"tag:yaml.org,2002:binary": binary.binary,
		"tag:yaml.org,2002:merge": merge.merge,
		"tag:yaml.org,2002:omap": omap.omap,
		"tag:yaml.org,2002:pairs": pairs.pairs,
		"tag:yaml.org,2002:set": set.set,
		"tag:yaml.org,2002:timestamp": timestamp.timestamp
	};
	function getTags(customTags, schemaName, addMergeTag) {
		const schemaTags = schemas.get(schemaName);
		if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
		let tags = schemaTags;
		if (!tags) {
			if (Array.isArray(customTags)) tags = [];
			else {
				const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
			}
		}
		if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
		else if (typeof customTags === "function") tags = customTags(tags.slice());
		if (addMergeTag) tags = tags.concat(merge.merge);
		return tags.reduce((tags, tag) => {
			const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
			if (!tagObj) {
				const tagName = JSON.stringify(tag);
				const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
			}
			if (!tags.includes(tagObj)) tags.push(tagObj);
			return tags;
		}, []);
	}
	exports.coreKnownTags = coreKnownTags;
	exports.getTags = getTags;
}));
// node_modules/yaml/dist/schema/Schema.js
var require_Schema = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var map = require_map();
	var seq = require_seq();
	var string = require_string();
	var tags = require_tags();
	const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
	exports.Schema = class Schema {
		constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
			this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
			this.name = typeof schema === "string" && schema || "core";
			this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
			this.tags = tags.getTags(customTags, this.name, merge);
			this.toStringOptions = toStringDefaults ?? null;
			Object.defineProperty(this, identity.MAP, { value: map.map });
			Object.defineProperty(this, identity.SCALAR, { value: string.string });
			Object.defineProperty(this, identity.SEQ, { value: seq.seq });
			this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
		}
		clone() {
			const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
			copy.tags = this.tags.slice();
			return copy;
		}
	};
}));
// node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyDocument(doc, options) {
		const lines = [];
		let hasDirectives = options.directives === true;
		if (options.directives !== false && doc.directives) {
			const dir = doc.directives.toString(doc);
			if (dir) {
				lines.push(dir);
				hasDirectives = true;
			} else if (doc.directives.docStart) hasDirectives = true;
		}
		if (hasDirectives) lines.push("---");
		const ctx = stringify.createStringifyContext(doc, options);
		const { commentString } = ctx.options;
		if (doc.commentBefore) {
			if (lines.length !== 1) lines.unshift("");
			const cs = commentString(doc.commentBefore);
			lines.unshift(stringifyComment.indentComment(cs, ""));
		}
		let chompKeep = false;
		let contentComment = null;
		if (doc.contents) {
			if (identity.isNode(doc.contents)) {
				if (doc.contents.spaceBefore && hasDirectives) lines.push("");
				if (doc.contents.commentBefore) {
					const cs = commentString(doc.contents.commentBefore);
					lines.push(stringifyComment.indentComment(cs, ""));
				}
				ctx.forceBlockIndent = !!doc.comment;
				contentComment = doc.contents.comment;
			}
			const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
			let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
			if (contentComment) body += stringifyComment.lineComment(body, "", commentString(contentComment));
			if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
			else lines.push(body);
		} else lines.push(stringify.stringify(doc.contents, ctx));
		if (doc.directives?.docEnd) {
			if (doc.comment) {
				const cs = commentString(doc.comment);
				if (cs.includes("\n")) {
					lines.push("...");
					lines.push(stringifyComment.indentComment(cs, ""));
				} else lines.push(`... ${cs}`);
			} else lines.push("...");
		} else {
			let dc = doc.comment;
			if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
			if (dc) {
				if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
				lines.push(stringifyComment.indentComment(commentString(dc), ""));
			}
		}
		return lines.join("\n") + "\n";
	}
	exports.stringifyDocument = stringifyDocument;
}));
// node_modules/yaml/dist/doc/Document.js
var require_Document = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var toJS = require_toJS();
	var Schema = require_Schema();
	var stringifyDocument = require_stringifyDocument();
	var anchors = require_anchors();
	var applyReviver = require_applyReviver();
	var createNode = require_createNode();
	var directives = require_directives();
	var Document = class Document {
		constructor(value, replacer, options) {
			/** A comment before this Document */
			this.commentBefore = null;
			/** A comment immediately after this Document */
			this.comment = null;
			/** Errors encountered during parsing. */
			this.errors = [];
			/** Warnings encountered during parsing. */
			this.warnings = [];
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
			let _replacer = null;
			if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
			else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const opt = Object.assign({
				intAsBigInt: false,
				keepSourceTokens: false,
				logLevel: "warn",
				prettyErrors: true,
				strict: true,
				stringKeys: false,
				uniqueKeys: true,
				version: "1.2"
			}, options);
			this.options = opt;
			let { version } = opt;
			if (options?._directives) {
				this.directives = options._directives.atDocument();
				if (this.directives.yaml.explicit) version = this.directives.yaml.version;
			} else this.directives = new directives.Directives({ version });
			this.setSchema(version, options);
			this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
		}
		/**
		* Create a deep copy of this Document and its contents.
		*
		* Custom Node values that inherit from `Object` still refer to their original instances.
		*/
		clone() {
			const copy = Object.create(Document.prototype, { [identity.NODE_TYPE]: { value: identity.DOC } });
			copy.commentBefore = this.commentBefore;
			copy.comment = this.comment;
			copy.errors = this.errors.slice();
			copy.warnings = this.warnings.slice();
			copy.options = Object.assign({}, this.options);
			if (this.directives) copy.directives = this.directives.clone();
			copy.schema = this.schema.clone();
			copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** Adds a value to the document. */
		add(value) {
			if (assertCollection(this.contents)) this.contents.add(value);
		}
		/** Adds a value to the document. */
		addIn(path, value) {
			if (assertCollection(this.contents)) this.contents.addIn(path, value);
		}
		/**
		* Create a new `Alias` node, ensuring that the target `node` has the required anchor.
		*
		* If `node` already has an anchor, `name` is ignored.
		* Otherwise, the `node.anchor` value will be set to `name`,
		* or if an anchor with that name is already present in the document,
		* `name` will be used as a prefix for a new unique anchor.
		* If `name` is undefined, the generated anchor will use 'a' as a prefix.
		*/
		createAlias(node, name) {
			if (!node.anchor) {
				const prev = anchors.anchorNames(this);
				node.anchor = !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
			}
			return new Alias.Alias(node.anchor);
		}
		createNode(value, replacer, options) {
			let _replacer = void 0;
			if (typeof replacer === "function") {
				value = replacer.call({ "": value }, "", value);
				_replacer = replacer;
			} else if (Array.isArray(replacer)) {
				const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
				const asStr = replacer.filter(keyToStr).map(String);
				if (asStr.length > 0) replacer = replacer.concat(asStr);
				_replacer = replacer;
			} else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
			const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, anchorPrefix || "a");
			const ctx = {
				aliasDuplicateObjects: aliasDuplicateObjects ?? true,
				keepUndefined: keepUndefined ?? false,
				onAnchor,
				onTagObj,
				replacer: _replacer,
				schema: this.schema,
				sourceObjects
			};
			const node = createNode.createNode(value, tag, ctx);
			if (flow && identity.isCollection(node)) node.flow = true;
			setAnchors();
			return node;
		}
		/**
		* Convert a key and a value into a `Pair` using the current schema,
		* recursively wrapping all values as `Scalar` or `Collection` nodes.
		*/
		createPair(key, value, options = {}) {
			const k = this.createNode(key, null, options);
			const v = this.createNode(value, null, options);
			return new Pair.Pair(k, v);
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			return assertCollection(this.contents) ? this.contents.delete(key) : false;
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			if (Collection.isEmptyPath(path)) {
				if (this.contents == null) return false;
				this.contents = null;
				return true;
			}
			return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		get(key, keepScalar) {
			return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
		}
		/**
		* Returns item at `path`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			if (Collection.isEmptyPath(path)) return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
			return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
		}
		/**
		* Checks if the document includes a value with the key `key`.
		*/
		has(key) {
			return identity.isCollection(this.contents) ? this.contents.has(key) : false;
		}
		/**
		* Checks if the document includes a value at `path`.
		*/
		hasIn(path) {
			if (Collection.isEmptyPath(path)) return this.contents !== void 0;
			return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		set(key, value) {
			if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, [key], value);
			else if (assertCollection(this.contents)) this.contents.set(key, value);
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			if (Collection.isEmptyPath(path)) this.contents = value;
			else if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
			else if (assertCollection(this.contents)) this.contents.setIn(path, value);
		}
		/**
		* Change the YAML version and schema used by the document.
		* A `null` version disables support for directives, explicit tags, anchors, and aliases.
		* It also requires the `schema` option to be given as a `Schema` instance value.
		*
		* Overrides all previously set schema options.
		*/
		setSchema(version, options = {}) {
			if (typeof version === "number") version = String(version);
			let opt;
			switch (version) {
				case "1.1":
					if (this.directives) this.directives.yaml.version = "1.1";
					else this.directives = new directives.Directives({ version: "1.1" });
					opt = {
						resolveKnownTags: false,
						schema: "yaml-1.1"
					};
					break;
				case "1.2":
				case "next":
					if (this.directives) this.directives.yaml.version = version;
					else this.directives = new directives.Directives({ version });
					opt = {
						resolveKnownTags: true,
						schema: "core"
					};
					break;
				case null:
					if (this.directives) delete this.directives;
					opt = null;
					break;
				default: {
					const sv = JSON.stringify(version);
					throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
				}
			}
			if (options.schema instanceof Object) this.schema = options.schema;
			else if (opt) this.schema = new Schema.Schema(Object.assign(opt, options));
			else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
		}
		toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc: this,
				keep: !json,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
		/**
		* A JSON representation of the document `contents`.
		*
		* @param jsonArg Used by `JSON.stringify` to indicate the array index or
		*   property name.
		*/
		toJSON(jsonArg, onAnchor) {
			return this.toJS({
				json: true,
				jsonArg,
				mapAsMap: false,
				onAnchor
			});
		}
		/** A YAML representation of the document. */
		toString(options = {}) {
			if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
			if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
				const s = JSON.stringify(options.indent);
				throw new Error(`"indent" option must be a positive integer, not ${s}`);
			}
			return stringifyDocument.stringifyDocument(this, options);
		}
	};
	function assertCollection(contents) {
		if (identity.isCollection(contents)) return true;
		throw new Error("Expected a YAML collection as document contents");
	}
	exports.Document = Document;
}));
// node_modules/yaml/dist/errors.js
var require_errors = /* @__PURE__ */ __commonJSMin(((exports) => {
	var YAMLError = class extends Error {
		constructor(name, pos, code, message) {
			super();
			this.name = name;
			this.code = code;
			this.message = message;
			this.pos = pos;
		}
	};
	var YAMLParseError = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLParseError", pos, code, message);
		}
	};
	var YAMLWarning = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLWarning", pos, code, message);
		}
	};
	const prettifyError = (src, lc) => (error) => {
		if (error.pos[0] === -1) return;
		error.linePos = error.pos.map((pos) => lc.linePos(pos));
		const { line, col } = error.linePos[0];
		error.message += ` at line ${line}, column ${col}`;
		let ci = col - 1;
		let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
		if (ci >= 60 && lineStr.length > 80) {
			const trimStart = Math.min(ci - 39, lineStr.length - 79);
			lineStr = "…" + lineStr.substring(trimStart);
			ci -= trimStart - 1;
		}
		if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "…";
		if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
			let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
			if (prev.length > 80) prev = prev.substring(0, 79) + "…\n";
			lineStr = prev + lineStr;
		}
		if (/[^ ]/.test(lineStr)) {
			let count = 1;
			const end = error.linePos[1];
			if (end?.line === line && end.col > col) count = Math.max(1, Math.min(end.col - col, 80 - ci));
			const pointer = " ".repeat(ci) + "^".repeat(count);
			error.message += `:\n\n${lineStr}\n${pointer}\n`;
		}
	};
	exports.YAMLError = YAMLError;
	exports.YAMLParseError = YAMLParseError;
	exports.YAMLWarning = YAMLWarning;
	exports.prettifyError = prettifyError;
}));
// node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = /* @__PURE__ */ __commonJSMin(((exports) => {
	function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
		let spaceBefore = false;
		let atNewline = startOnNewline;
		let hasSpace = startOnNewline;
		let comment = "";
		let commentSep = "";
		let hasNewline = false;
		let reqSpace = false;
		let tab = null;
		let anchor = null;
		let tag = null;
		let newlineAfterProp = null;
		let comma = null;
		let found = null;
		let start = null;
		for (const token of tokens) {
			if (reqSpace) {
				if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
				reqSpace = false;
			}
			if (tab) {
				if (atNewline && token.type !== "comment" && token.type !== "newline") onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
				tab = null;
			}
			switch (token.type) {
				case "space":
					if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) tab = token;
					hasSpace = true;
					break;
				case "comment": {
					if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = token.source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += commentSep + cb;
					commentSep = "";
					atNewline = false;
					break;
				}
				case "newline":
					if (atNewline) {
						if (comment) comment += token.source;
						else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
					} else commentSep += token.source;
					atNewline = true;
					hasNewline = true;
					if (anchor || tag) newlineAfterProp = token;
					hasSpace = true;
					break;
				case "anchor":
					if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
					if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
					anchor = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case "tag":
					if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
					tag = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case indicator:
					if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
					if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
					found = token;
					atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
					hasSpace = false;
					break;
				case "comma": if (flow) {
					if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
					comma = token;
					atNewline = false;
					hasSpace = false;
					break;
				}
				default:
					onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
					atNewline = false;
					hasSpace = false;
			}
		}
		const last = tokens[tokens.length - 1];
		const end = last ? last.offset + last.source.length : offset;
		if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
		if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
		return {
			comma,
			found,
			spaceBefore,
			comment,
			hasNewline,
			anchor,
			tag,
			newlineAfterProp,
			end,
			start: start ?? end
		};
	}
	exports.resolveProps = resolveProps;
}));
// node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = /* @__PURE__ */ __commonJSMin(((exports) => {
	function containsNewline(key) {
		if (!key) return null;
		switch (key.type) {
			case "alias":
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				if (key.source.includes("\n")) return true;
				if (key.end) {
					for (const st of key.end) if (st.type === "newline") return true;
				}
				return false;
			case "flow-collection":
				for (const it of key.items) {
					for (const st of it.start) if (st.type === "newline") return true;
					if (it.sep) {
						for (const st of it.sep) if (st.type === "newline") return true;
					}
					if (containsNewline(it.key) || containsNewline(it.value)) return true;
				}
				return false;
			default: return true;
		}
	}
	exports.containsNewline = containsNewline;
}));
// node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = /* @__PURE__ */ __commonJSMin(((exports) => {
	var utilContainsNewline = require_util_contains_newline();
	function flowIndentCheck(indent, fc, onError) {
		if (fc?.type === "flow-collection") {
			const end = fc.end[0];
			if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
		}
	}
	exports.flowIndentCheck = flowIndentCheck;
}));
// node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	function mapIncludes(ctx, items, search) {
		const { uniqueKeys } = ctx.options;
		if (uniqueKeys === false) return false;
		const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
		return items.some((pair) => isEqual(pair.key, search));
	}
	exports.mapIncludes = mapIncludes;
}));
// node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	var utilMapIncludes = require_util_map_includes();
	const startColMsg = "All mapping items must start at the same column";
	function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
		const map = new ((tag?.nodeClass) ?? YAMLMap.YAMLMap)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		let offset = bm.offset;
		let commentEnd = null;
		for (const collItem of bm.items) {
			const { start, key, sep, value } = collItem;
			const keyProps = resolveProps.resolveProps(start, {
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: bm.indent,
				startOnNewline: true
			});
			const implicitKey = !keyProps.found;
			if (implicitKey) {
				if (key) {
					if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
					else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
				}
				if (!keyProps.anchor && !keyProps.tag && !sep) {
					commentEnd = keyProps.end;
					if (keyProps.comment) {
						if (map.comment) map.comment += "\n" + keyProps.comment;
						else map.comment = keyProps.comment;
					}
					continue;
				}
				if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
			} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
			ctx.atKey = true;
			const keyStart = keyProps.end;
			const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
			ctx.atKey = false;
			if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
			const valueProps = resolveProps.resolveProps(sep ?? [], {
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: bm.indent,
				startOnNewline: !key || key.type === "block-scalar"
			});
			offset = valueProps.end;
			if (valueProps.found) {
				if (implicitKey) {
					if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
					if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
				if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
				offset = valueNode.range[2];
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			} else {
				if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
				if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			}
		}
		if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
		map.range = [
			bm.offset,
			offset,
			commentEnd ?? offset
		];
		return map;
	}
	exports.resolveBlockMap = resolveBlockMap;
}));
// node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = /* @__PURE__ */ __commonJSMin(((exports) => {
	var YAMLSeq = require_YAMLSeq();
	var resolveProps = require_resolve_props();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
		const seq = new ((tag?.nodeClass) ?? YAMLSeq.YAMLSeq)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = bs.offset;
		let commentEnd = null;
		for (const { start, value } of bs.items) {
			const props = resolveProps.resolveProps(start, {
				indicator: "seq-item-ind",
				next: value,
				offset,
				onError,
				parentIndent: bs.indent,
				startOnNewline: true
			});
			if (!props.found) {
				if (props.anchor || props.tag || value) {
					if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
					else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
				} else {
					commentEnd = props.end;
					if (props.comment) seq.comment = props.comment;
					continue;
				}
			}
			const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
			offset = node.range[2];
			seq.items.push(node);
		}
		seq.range = [
			bs.offset,
			offset,
			commentEnd ?? offset
		];
		return seq;
	}
	exports.resolveBlockSeq = resolveBlockSeq;
}));
// node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = /* @__PURE__ */ __commonJSMin(((exports) => {
	function resolveEnd(end, offset, reqSpace, onError) {
		let comment = "";
		if (end) {
			let hasSpace = false;
			let sep = "";
			for (const token of end) {
				const { source, type } = token;
				switch (type) {
					case "space":
						hasSpace = true;
						break;
					case "comment": {
						if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						const cb = source.substring(1) || " ";
						if (!comment) comment = cb;
						else comment += sep + cb;
						sep = "";
						break;
					}
					case "newline":
						if (comment) sep += source;
						hasSpace = true;
						break;
					default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
				}
				offset += source.length;
			}
		}
		return {
			comment,
			offset
		};
	}
	exports.resolveEnd = resolveEnd;
}));
// node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilMapIncludes = require_util_map_includes();
	const blockMsg = "Block collections are not allowed within flow collections";
	const isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
	function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
		const isMap = fc.start.source === "{";
		const fcName = isMap ? "flow map" : "flow sequence";
		const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq))(ctx.schema);
		coll.flow = true;
		const atRoot = ctx.atRoot;
		if (atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = fc.offset + fc.start.source.length;
		for (let i = 0; i < fc.items.length; ++i) {
			const collItem = fc.items[i];
			const { start, key, sep, value } = collItem;
			const props = resolveProps.resolveProps(start, {
				flow: fcName,
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (!props.found) {
				if (!props.anchor && !props.tag && !sep && !value) {
					if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
					else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
					if (props.comment) {
						if (coll.comment) coll.comment += "\n" + props.comment;
						else coll.comment = props.comment;
					}
					offset = props.end;
					continue;
				}
				if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
			}
			if (i === 0) {
				if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
			} else {
				if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
				if (props.comment) {
					let prevItemComment = "";
					loop: for (const st of start) switch (st.type) {
						case "comma":
						case "space": break;
						case "comment":
							prevItemComment = st.source.substring(1);
							break loop;
						default: break loop;
					}
					if (prevItemComment) {
						let prev = coll.items[coll.items.length - 1];
						if (identity.isPair(prev)) prev = prev.value ?? prev.key;
						if (prev.comment) prev.comment += "\n" + prevItemComment;
						else prev.comment = prevItemComment;
						props.comment = props.comment.substring(prevItemComment.length + 1);
					}
				}
			}
			if (!isMap && !sep && !props.found) {
				const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
				coll.items.push(valueNode);
				offset = valueNode.range[2];
				if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else {
				ctx.atKey = true;
				const keyStart = props.end;
				const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
				if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
				ctx.atKey = false;
				const valueProps = resolveProps.resolveProps(sep ?? [], {
					flow: fcName,
					indicator: "map-value-ind",
					next: value,
					offset: keyNode.range[2],
					onError,
					parentIndent: fc.indent,
					startOnNewline: false
				});
				if (valueProps.found) {
					if (!isMap && !props.found && ctx.options.strict) {
						if (sep) for (const st of sep) {
							if (st === valueProps.found) break;
							if (st.type === "newline") {
								onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
								break;
							}
						}
						if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
					}
				} else if (value) {
					if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
					else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
				if (valueNode) {
					if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
				} else if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				if (isMap) {
					const map = coll;
					if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
					map.items.push(pair);
				} else {
					const map = new YAMLMap.YAMLMap(ctx.schema);
					map.flow = true;
					map.items.push(pair);
					const endRange = (valueNode ?? keyNode).range;
					map.range = [
						keyNode.range[0],
						endRange[1],
						endRange[2]
					];
					coll.items.push(map);
				}
				offset = valueNode ? valueNode.range[2] : valueProps.end;
			}
		}
		const expectedEnd = isMap ? "}" : "]";
		const [ce, ...ee] = fc.end;
		let cePos = offset;
		if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
		else {
			const name = fcName[0].toUpperCase() + fcName.substring(1);
			const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
			onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
			if (ce && ce.source.length !== 1) ee.unshift(ce);
		}
		if (ee.length > 0) {
			const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
			if (end.comment) {
				if (coll.comment) coll.comment += "\n" + end.comment;
				else coll.comment = end.comment;
			}
			coll.range = [
				fc.offset,
				cePos,
				end.offset
			];
		} else coll.range = [
			fc.offset,
			cePos,
			cePos
		];
		return coll;
	}
	exports.resolveFlowCollection = resolveFlowCollection;
}));
// node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveBlockMap = require_resolve_block_map();
	var resolveBlockSeq = require_resolve_block_seq();
	var resolveFlowCollection = require_resolve_flow_collection();
	function resolveCollection(CN, ctx, token, onError, tagName, tag) {
		const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
		const Coll = coll.constructor;
		if (tagName === "!" || tagName === Coll.tagName) {
			coll.tag = Coll.tagName;
			return coll;
		}
		if (tagName) coll.tag = tagName;
		return coll;
	}
	function composeCollection(CN, ctx, token, props, onError) {
		const tagToken = props.tag;
		const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
		if (token.type === "block-seq") {
			const { anchor, newlineAfterProp: nl } = props;
			const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
			if (lastProp && (!nl || nl.offset < lastProp.offset)) onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
		}
		const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
		if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
		let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
		if (!tag) {
			const kt = ctx.schema.knownTags[tagName];
			if (kt?.collection === expType) {
				ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
				tag = kt;
			} else {
				if (kt) onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
				else onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
				return resolveCollection(CN, ctx, token, onError, tagName);
			}
		}
		const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
		const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
		const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
		node.range = coll.range;
		node.tag = tagName;
		if (tag?.format) node.format = tag.format;
		return node;
	}
	exports.composeCollection = composeCollection;
}));
// node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	function resolveBlockScalar(ctx, scalar, onError) {
		const start = scalar.offset;
		const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
		if (!header) return {
			value: "",
			type: null,
			comment: "",
			range: [
				start,
				start,
				start
			]
		};
		const type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
		const lines = scalar.source ? splitLines(scalar.source) : [];
		let chompStart = lines.length;
		for (let i = lines.length - 1; i >= 0; --i) {
			const content = lines[i][1];
			if (content === "" || content === "\r") chompStart = i;
			else break;
		}
		if (chompStart === 0) {
			const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
			let end = start + header.length;
			if (scalar.source) end += scalar.source.length;
			return {
				value,
				type,
				comment: header.comment,
				range: [
					start,
					end,
					end
				]
			};
		}
		let trimIndent = scalar.indent + header.indent;
		let offset = scalar.offset + header.length;
		let contentStart = 0;
		for (let i = 0; i < chompStart; ++i) {
			const [indent, content] = lines[i];
			if (content === "" || content === "\r") {
				if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
			} else {
				if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
				if (header.indent === 0) trimIndent = indent.length;
				contentStart = i;
				if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
				break;
			}
			offset += indent.length + content.length + 1;
		}
		for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
		let value = "";
		let sep = "";
		let prevMoreIndented = false;
		for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
		for (let i = contentStart; i < chompStart; ++i) {
			let [indent, content] = lines[i];
			offset += indent.length + content.length + 1;
			const crlf = content[content.length - 1] === "\r";
			if (crlf) content = content.slice(0, -1);
			/* istanbul ignore if already caught in lexer */
			if (content && indent.length < trimIndent) {
				const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
				onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
				indent = "";
			}
			if (type === Scalar.Scalar.BLOCK_LITERAL) {
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
			} else if (indent.length > trimIndent || content[0] === "	") {
				if (sep === " ") sep = "\n";
				else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
				prevMoreIndented = true;
			} else if (content === "") {
				if (sep === "\n") value += "\n";
				else sep = "\n";
			} else {
				value += sep + content;
				sep = " ";
				prevMoreIndented = false;
			}
		}
		switch (header.chomp) {
			case "-": break;
			case "+":
				for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
				if (value[value.length - 1] !== "\n") value += "\n";
				break;
			default: value += "\n";
		}
		const end = start + header.length + scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	function parseBlockScalarHeader({ offset, props }, strict, onError) {
		/* istanbul ignore if should not happen */
		if (props[0].type !== "block-scalar-header") {
			onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
			return null;
		}
		const { source } = props[0];
		const mode = source[0];
		let indent = 0;
		let chomp = "";
		let error = -1;
		for (let i = 1; i < source.length; ++i) {
			const ch = source[i];
			if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
			else {
				const n = Number(ch);
				if (!indent && n) indent = n;
				else if (error === -1) error = offset + i;
			}
		}
		if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
		let hasSpace = false;
		let comment = "";
		let length = source.length;
		for (let i = 1; i < props.length; ++i) {
			const token = props[i];
			switch (token.type) {
				case "space": hasSpace = true;
				case "newline":
					length += token.source.length;
					break;
				case "comment":
					if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					length += token.source.length;
					comment = token.source.substring(1);
					break;
				case "error":
					onError(token, "UNEXPECTED_TOKEN", token.message);
					length += token.source.length;
					break;
				/* istanbul ignore next should not happen */
				default: {
					onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
					const ts = token.source;
					if (ts && typeof ts === "string") length += ts.length;
				}
			}
		}
		return {
			mode,
			indent,
			chomp,
			comment,
			length
		};
	}
	/** @returns Array of lines split up as `[indent, content]` */
	function splitLines(source) {
		const split = source.split(/\n( *)/);
		const first = split[0];
		const m = first.match(/^( *)/);
		const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
		for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
		return lines;
	}
	exports.resolveBlockScalar = resolveBlockScalar;
}));
// node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Scalar = require_Scalar();
	var resolveEnd = require_resolve_end();
	function resolveFlowScalar(scalar, strict, onError) {
		const { offset, type, source, end } = scalar;
		let _type;
		let value;
		const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
		switch (type) {
			case "scalar":
				_type = Scalar.Scalar.PLAIN;
				value = plainValue(source, _onError);
				break;
			case "single-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_SINGLE;
				value = singleQuotedValue(source, _onError);
				break;
			case "double-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_DOUBLE;
				value = doubleQuotedValue(source, _onError);
				break;
			/* istanbul ignore next should not happen */
			default:
				onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
				return {
					value: "",
					type: null,
					comment: "",
					range: [
						offset,
						offset + source.length,
						offset + source.length
					]
				};
		}
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
		return {
			value,
			type: _type,
			comment: re.comment,
			range: [
				offset,
				valueEnd,
				re.offset
			]
		};
	}
	function plainValue(source, onError) {
		let badChar = "";
		switch (source[0]) {
			/* istanbul ignore next should not happen */
			case "	":
				badChar = "a tab character";
				break;
			case ",":
				badChar = "flow indicator character ,";
				break;
			case "%":
				badChar = "directive indicator character %";
				break;
			case "|":
			case ">":
				badChar = `block scalar indicator ${source[0]}`;
				break;
			case "@":
			case "`": badChar = `reserved character ${source[0]}`;
		}
		if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
		return unfoldLines(source);
	}
	function singleQuotedValue(source, onError) {
		if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
		return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
	}
	function unfoldLines(source) {
		const line = /(.*?)\r?\n/sy;
		let match = line.exec(source);
		if (!match) return source;
		/**
		* The negative lookbehinds in these RegExps are to
		* prevent causing a polynomial search time in certain cases.
		*
		* The try-catch is for Safari < 16.4 and other old browsers:
		* https://caniuse.com/js-regexp-lookbehind
		*/
		let trimEnd, trimBoth;
		try {
			trimEnd = new RegExp("(?<![ 	])[ 	]+$");
			trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
		} catch {
			trimEnd = /[ \t]+$/;
			trimBoth = /^[ \t]+|[ \t]+$/g;
		}
		let res = match[1].replace(trimEnd, "");
		let sep = " ";
		let pos = line.lastIndex;
		while (match = line.exec(source)) {
			const lm = match[1].replace(trimBoth, "");
			if (lm === "") {
				if (sep === "\n") res += sep;
				else sep = "\n";
			} else {
				res += sep + lm;
				sep = " ";
			}
			pos = line.lastIndex;
		}
		const last = /[ \t]*(.*)/sy;
		last.lastIndex = pos;
		match = last.exec(source);
		return res + sep + (match?.[1] ?? "");
	}
	function doubleQuotedValue(source, onError) {
		let res = "";
		for (let i = 1; i < source.length - 1; ++i) {
			const ch = source[i];
			if (ch === "\r" && source[i + 1] === "\n") continue;
			if (ch === "\n") {
				const { fold, offset } = foldNewline(source, i);
				res += fold;
				i = offset;
			} else if (ch === "\\") {
				let next = source[++i];
				const cc = escapeCodes[next];
				if (cc) res += cc;
				else if (next === "\n") {
					next = source[i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "\r" && source[i + 1] === "\n") {
					next = source[++i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "x" || next === "u" || next === "U") {
					const length = next === "x" ? 2 : next === "u" ? 4 : 8;
					res += parseCharCode(source, i + 1, length, onError);
					i += length;
				} else {
					const raw = source.substr(i - 1, 2);
					onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
					res += raw;
				}
			} else if (ch === " " || ch === "	") {
				const wsStart = i;
				let next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
				if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
			} else res += ch;
		}
		if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
		return res;
	}
	/**
	* Fold a single newline into a space, multiple newlines to N - 1 newlines.
	* Presumes `source[offset] === '\n'`
	*/
	function foldNewline(source, offset) {
		let fold = "";
		let ch = source[offset + 1];
		while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
			if (ch === "\r" && source[offset + 2] !== "\n") break;
			if (ch === "\n") fold += "\n";
			offset += 1;
			ch = source[offset + 1];
		}
		if (!fold) fold = " ";
		return {
			fold,
			offset
		};
	}
	const escapeCodes = {
		"0": "\0",
		a: "\x07",
		b: "\b",
		e: "\x1B",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v",
		N: "",
		_: "\xA0",
		L: "\u2028",
		P: "\u2029",
		" ": " ",
		"\"": "\"",
		"/": "/",
		"\\": "\\",
		"	": "	"
	};
	function parseCharCode(source, offset, length, onError) {
		const cc = source.substr(offset, length);
		const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
		try {
			return String.fromCodePoint(code);
		} catch {
			const raw = source.substr(offset - 2, length + 2);
			onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
			return raw;
		}
	}
	exports.resolveFlowScalar = resolveFlowScalar;
}));
// node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	function composeScalar(ctx, token, tagToken, onError) {
		const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
		const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
		let tag;
		if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[identity.SCALAR];
		else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
		else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
		else tag = ctx.schema[identity.SCALAR];
		let scalar;
		try {
			const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
			scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
		} catch (error) {
			const msg = error instanceof Error ? error.message : String(error);
			onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
			scalar = new Scalar.Scalar(value);
		}
		scalar.range = range;
		scalar.source = value;
		if (type) scalar.type = type;
		if (tagName) scalar.tag = tagName;
		if (tag.format) scalar.format = tag.format;
		if (comment) scalar.comment = comment;
		return scalar;
	}
	function findScalarTagByName(schema, value, tagName, tagToken, onError) {
		if (tagName === "!") return schema[identity.SCALAR];
		const matchWithTest = [];
		for (const tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
			if (tag.default && tag.test) matchWithTest.push(tag);
			else return tag;
		}
		for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
		const kt = schema.knownTags[tagName];
		if (kt && !kt.collection) {
			schema.tags.push(Object.assign({}, kt, {
				default: false,
				test: void 0
			}));
			return kt;
		}
		onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
		return schema[identity.SCALAR];
	}
	function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
		const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[identity.SCALAR];
		if (schema.compat) {
			const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[identity.SCALAR];
			if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
		}
		return tag;
	}
	exports.composeScalar = composeScalar;
}));
// node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = /* @__PURE__ */ __commonJSMin(((exports) => {
	function emptyScalarPosition(offset, before, pos) {
		if (before) {
			pos ?? (pos = before.length);
			for (let i = pos - 1; i >= 0; --i) {
				let st = before[i];
				switch (st.type) {
					case "space":
					case "comment":
					case "newline":
						offset -= st.source.length;
						continue;
				}
				st = before[++i];
				while (st?.type === "space") {
					offset += st.source.length;
					st = before[++i];
				}
				break;
			}
		}
		return offset;
	}
	exports.emptyScalarPosition = emptyScalarPosition;
}));
// node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var composeCollection = require_compose_collection();
	var composeScalar = require_compose_scalar();
	var resolveEnd = require_resolve_end();
	var utilEmptyScalarPosition = require_util_empty_scalar_position();
	const CN = {
		composeNode,
		composeEmptyNode
	};
	function composeNode(ctx, token, props, onError) {
		const atKey = ctx.atKey;
		const { spaceBefore, comment, anchor, tag } = props;
		let node;
		let isSrcToken = true;
		switch (token.type) {
			case "alias":
				node = composeAlias(ctx, token, onError);
				if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
				break;
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "block-scalar":
				node = composeScalar.composeScalar(ctx, token, tag, onError);
				if (anchor) node.anchor = anchor.source.substring(1);
				break;
			case "block-map":
			case "block-seq":
			case "flow-collection":
				try {
					node = composeCollection.composeCollection(CN, ctx, token, props, onError);
					if (anchor) node.anchor = anchor.source.substring(1);
				} catch (error) {
					onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
				}
				break;
			default:
				onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
				isSrcToken = false;
		}
		node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
		if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			if (token.type === "scalar" && token.source === "") node.comment = comment;
			else node.commentBefore = comment;
		}
		if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
		return node;
	}
	function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
		const token = {
			type: "scalar",
			offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
			indent: -1,
			source: ""
		};
		const node = composeScalar.composeScalar(ctx, token, tag, onError);
		if (anchor) {
			node.anchor = anchor.source.substring(1);
			if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		}
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			node.comment = comment;
			node.range[2] = end;
		}
		return node;
	}
	function composeAlias({ options }, { offset, source, end }, onError) {
		const alias = new Alias.Alias(source.substring(1));
		if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
		if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
		alias.range = [
			offset,
			valueEnd,
			re.offset
		];
		if (re.comment) alias.comment = re.comment;
		return alias;
	}
	exports.composeEmptyNode = composeEmptyNode;
	exports.composeNode = composeNode;
}));
// node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = /* @__PURE__ */ __commonJSMin(((exports) => {
	var Document = require_Document();
	var composeNode = require_compose_node();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	function composeDoc(options, directives, { offset, start, value, end }, onError) {
		const opts = Object.assign({ _directives: directives }, options);
		const doc = new Document.Document(void 0, opts);
		const ctx = {
			atKey: false,
			atRoot: true,
			directives: doc.directives,
			options: doc.options,
			schema: doc.schema
		};
		const props = resolveProps.resolveProps(start, {
			indicator: "doc-start",
			next: value ?? end?.[0],
			offset,
			onError,
			parentIndent: 0,
			startOnNewline: true
		});
		if (props.found) {
			doc.directives.docStart = true;
			if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
		}
		doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
		const contentEnd = doc.contents.range[2];
		const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
		if (re.comment) doc.comment = re.comment;
		doc.range = [
			offset,
			contentEnd,
			re.offset
		];
		return doc;
	}
	exports.composeDoc = composeDoc;
}));
// node_modules/yaml/dist/compose/composer.js
var require_composer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	var directives = require_directives();
	var Document = require_Document();
	var errors = require_errors();
	var identity = require_identity();
	var composeDoc = require_compose_doc();
	var resolveEnd = require_resolve_end();
	function getErrorPos(src) {
		if (typeof src === "number") return [src, src + 1];
		if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
		const { offset, source } = src;
		return [offset, offset + (typeof source === "string" ? source.length : 1)];
	}
	function parsePrelude(prelude) {
		let comment = "";
		let atComment = false;
		let afterEmptyLine = false;
		for (let i = 0; i < prelude.length; ++i) {
			const source = prelude[i];
			switch (source[0]) {
				case "#":
					comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
					atComment = true;
					afterEmptyLine = false;
					break;
				case "%":
					if (prelude[i + 1]?.[0] !== "#") i += 1;
					atComment = false;
					break;
				default:
					if (!atComment) afterEmptyLine = true;
					atComment = false;
			}
		}
		return {
			comment,
			afterEmptyLine
		};
	}
	/**
	* Compose a stream of CST nodes into a stream of YAML Documents.
	*
	* ```ts
	* import { Composer, Parser } from 'yaml'
	*
	* const src: string = ...
	* const tokens = new Parser().parse(src)
	* const docs = new Composer().compose(tokens)
	* ```
	*/
	var Composer = class {
		constructor(options = {}) {
			this.doc = null;
			this.atDirectives = false;
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
			this.onError = (source, code, message, warning) => {
				const pos = getErrorPos(source);
				if (warning) this.warnings.push(new errors.YAMLWarning(pos, code, message));
				else this.errors.push(new errors.YAMLParseError(pos, code, message));
			};
			this.directives = new directives.Directives({ version: options.version || "1.2" });
			this.options = options;
		}
		decorate(doc, afterDoc) {
			const { comment, afterEmptyLine } = parsePrelude(this.prelude);
			if (comment) {
				const dc = doc.contents;
				if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
				else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
				else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
					let it = dc.items[0];
					if (identity.isPair(it)) it = it.key;
					const cb = it.commentBefore;
					it.commentBefore = cb ? `${comment}\n${cb}` : comment;
				} else {
					const cb = dc.commentBefore;
					dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
				}
			}
			if (afterDoc) {
				for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
				for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
			} else {
				doc.errors = this.errors;
				doc.warnings = this.warnings;
			}
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
		}
		/**
		* Current stream status information.
		*
		* Mostly useful at the end of input for an empty stream.
		*/
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		/**
		* Compose tokens into documents.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*compose(tokens, forceDoc = false, endOffset = -1) {
			for (const token of tokens) yield* this.next(token);
			yield* this.end(forceDoc, endOffset);
		}
		/** Advance the composer by one CST token. */
		*next(token) {
			if (node_process.env.LOG_STREAM) console.dir(token, { depth: null });
			switch (token.type) {
				case "directive":
					this.directives.add(token.source, (offset, message, warning) => {
						const pos = getErrorPos(token);
						pos[0] += offset;
						this.onError(pos, "BAD_DIRECTIVE", message, warning);
					});
					this.prelude.push(token.source);
					this.atDirectives = true;
					break;
				case "document": {
					const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
					if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
					this.decorate(doc, false);
					if (this.doc) yield this.doc;
					this.doc = doc;
					this.atDirectives = false;
					break;
				}
				case "byte-order-mark":
				case "space": break;
				case "comment":
				case "newline":
					this.prelude.push(token.source);
					break;
				case "error": {
					const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
					const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
					if (this.atDirectives || !this.doc) this.errors.push(error);
					else this.doc.errors.push(error);
					break;
				}
				case "doc-end": {
					if (!this.doc) {
						this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
						break;
					}
					this.doc.directives.docEnd = true;
					const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
					this.decorate(this.doc, true);
					if (end.comment) {
						const dc = this.doc.comment;
						this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
					}
					this.doc.range[2] = end.offset;
					break;
				}
				default: this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
			}
		}
		/**
		* Call at end of input to yield any remaining document.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*end(forceDoc = false, endOffset = -1) {
			if (this.doc) {
				this.decorate(this.doc, true);
				yield this.doc;
				this.doc = null;
			} else if (forceDoc) {
				const opts = Object.assign({ _directives: this.directives }, this.options);
				const doc = new Document.Document(void 0, opts);
				if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
				doc.range = [
					0,
					endOffset,
					endOffset
				];
				this.decorate(doc, false);
				yield doc;
			}
		}
	};
	exports.Composer = Composer;
}));
// node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = /* @__PURE__ */ __commonJSMin(((exports) => {
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	var errors = require_errors();
	var stringifyString = require_stringifyString();
	function resolveAsScalar(token, strict = true, onError) {
		if (token) {
			const _onError = (pos, code, message) => {
				const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
				if (onError) onError(offset, code, message);
				else throw new errors.YAMLParseError([offset, offset + 1], code, message);
			};
			switch (token.type) {
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
				case "block-scalar": return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
			}
		}
		return null;
	}
	/**
	* Create a new scalar token with `value`
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.end Comments and whitespace after the end of the value, or after the block scalar header. If undefined, a newline will be added.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.indent The indent level of the token.
	* @param context.inFlow Is this scalar within a flow collection? This may affect the resolved type of the token's value.
	* @param context.offset The offset position of the token.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function createScalarToken(value, context) {
		const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey,
			indent: indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		const end = context.end ?? [{
			type: "newline",
			offset: -1,
			indent,
			source: "\n"
		}];
		switch (source[0]) {
			case "|":
			case ">": {
				const he = source.indexOf("\n");
				const head = source.substring(0, he);
				const body = source.substring(he + 1) + "\n";
				const props = [{
					type: "block-scalar-header",
					offset,
					indent,
					source: head
				}];
				if (!addEndtoBlockProps(props, end)) props.push({
					type: "newline",
					offset: -1,
					indent,
					source: "\n"
				});
				return {
					type: "block-scalar",
					offset,
					indent,
					props,
					source: body
				};
			}
			case "\"": return {
				type: "double-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			case "'": return {
				type: "single-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			default: return {
				type: "scalar",
				offset,
				indent,
				source,
				end
			};
		}
	}
	/**
	* Set the value of `token` to the given string `value`, overwriting any previous contents and type that it may have.
	*
	* Best efforts are made to retain any comments previously associated with the `token`,
	* though all contents within a collection's `items` will be overwritten.
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param token Any token. If it does not include an `indent` value, the value will be stringified as if it were an implicit key.
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.afterKey In most cases, values after a key should have an additional level of indentation.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.inFlow Being within a flow collection may affect the resolved type of the token's value.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function setScalarValue(token, value, context = {}) {
		let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
		let indent = "indent" in token ? token.indent : null;
		if (afterKey && typeof indent === "number") indent += 2;
		if (!type) switch (token.type) {
			case "single-quoted-scalar":
				type = "QUOTE_SINGLE";
				break;
			case "double-quoted-scalar":
				type = "QUOTE_DOUBLE";
				break;
			case "block-scalar": {
				const header = token.props[0];
				if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
				type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
				break;
			}
			default: type = "PLAIN";
		}
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey: implicitKey || indent === null,
			indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		switch (source[0]) {
			case "|":
			case ">":
				setBlockScalarValue(token, source);
				break;
			case "\"":
				setFlowScalarValue(token, source, "double-quoted-scalar");
				break;
			case "'":
				setFlowScalarValue(token, source, "single-quoted-scalar");
				break;
			default: setFlowScalarValue(token, source, "scalar");
		}
	}
	function setBlockScalarValue(token, source) {
		const he = source.indexOf("\n");
		const head = source.substring(0, he);
		const body = source.substring(he + 1) + "\n";
		if (token.type === "block-scalar") {
			const header = token.props[0];
			if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
			header.source = head;
			token.source = body;
		} else {
			const { offset } = token;
			const indent = "indent" in token ? token.indent : -1;
			const props = [{
				type: "block-scalar-header",
				offset,
				indent,
				source: head
			}];
			if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0)) props.push({
				type: "newline",
				offset: -1,
				indent,
				source: "\n"
			});
			for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
			Object.assign(token, {
				type: "block-scalar",
				indent,
				props,
				source: body
			});
		}
	}
	/** @returns `true` if last token is a newline */
	function addEndtoBlockProps(props, end) {
		if (end) for (const st of end) switch (st.type) {
			case "space":
			case "comment":
				props.push(st);
				break;
			case "newline":
				props.push(st);
				return true;
		}
		return false;
	}
	function setFlowScalarValue(token, source, type) {
		switch (token.type) {
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				token.type = type;
				token.source = source;
				break;
			case "block-scalar": {
				const end = token.props.slice(1);
				let oa = source.length;
				if (token.props[0].type === "block-scalar-header") oa -= token.props[0].source.length;
				for (const tok of end) tok.offset += oa;
				delete token.props;
				Object.assign(token, {
					type,
					source,
					end
				});
				break;
			}
			case "block-map":
			case "block-seq": {
				const nl = {
					type: "newline",
					offset: token.offset + source.length,
					indent: token.indent,
					source: "\n"
				};
				delete token.items;
				Object.assign(token, {
					type,
					source,
					end: [nl]
				});
				break;
			}
			default: {
				const indent = "indent" in token ? token.indent : -1;
				const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
				for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
				Object.assign(token, {
					type,
					indent,
					source,
					end
				});
			}
		}
	}
	exports.createScalarToken = createScalarToken;
	exports.resolveAsScalar = resolveAsScalar;
	exports.setScalarValue = setScalarValue;
}));
// node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Stringify a CST document, token, or collection item
	*
	* Fair warning: This applies no validation whatsoever, and
	* simply concatenates the sources in their logical order.
	*/
	const stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
	function stringifyToken(token) {
		switch (token.type) {
			case "block-scalar": {
				let res = "";
				for (const tok of token.props) res += stringifyToken(tok);
				return res + token.source;
			}
			case "block-map":
			case "block-seq": {
				let res = "";
				for (const item of token.items) res += stringifyItem(item);
				return res;
			}
			case "flow-collection": {
				let res = token.start.source;
				for (const item of token.items) res += stringifyItem(item);
				for (const st of token.end) res += st.source;
				return res;
			}
			case "document": {
				let res = stringifyItem(token);
				if (token.end) for (const st of token.end) res += st.source;
				return res;
			}
			default: {
				let res = token.source;
				if ("end" in token && token.end) for (const st of token.end) res += st.source;
				return res;
			}
		}
	}
	function stringifyItem({ start, key, sep, value }) {
		let res = "";
		for (const st of start) res += st.source;
		if (key) res += stringifyToken(key);
		if (sep) for (const st of sep) res += st.source;
		if (value) res += stringifyToken(value);
		return res;
	}
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = /* @__PURE__ */ __commonJSMin(((exports) => {
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove item");
	/**
	* Apply a visitor to a CST document or item.
	*
	* Walks through the tree (depth-first) starting from the root, calling a
	* `visitor` function with two arguments when entering each item:
	*   - `item`: The current item, which included the following members:
	*     - `start: SourceToken[]` – Source tokens before the key or value,
	*       possibly including its anchor or tag.
	*     - `key?: Token | null` – Set for pair values. May then be `null`, if
	*       the key before the `:` separator is empty.
	*     - `sep?: SourceToken[]` – Source tokens between the key and the value,
	*       which should include the `:` map value indicator if `value` is set.
	*     - `value?: Token` – The value of a sequence item, or of a map pair.
	*   - `path`: The steps from the root to the current node, as an array of
	*     `['key' | 'value', number]` tuples.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this token, continue with
	*      next sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current item, then continue with the next one
	*   - `number`: Set the index of the next step. This is useful especially if
	*     the index of the current token has changed.
	*   - `function`: Define the next visitor for this item. After the original
	*     visitor is called on item entry, next visitors are called after handling
	*     a non-empty `key` and when exiting the item.
	*/
	function visit(cst, visitor) {
		if ("type" in cst && cst.type === "document") cst = {
			start: cst.start,
			value: cst.value
		};
		_visit(Object.freeze([]), cst, visitor);
	}
	/** Terminate visit traversal completely */
	visit.BREAK = BREAK;
	/** Do not visit the children of the current item */
	visit.SKIP = SKIP;
	/** Remove the current item */
	visit.REMOVE = REMOVE;
	/** Find the item at `path` from `cst` as the root */
	visit.itemAtPath = (cst, path) => {
		let item = cst;
		for (const [field, index] of path) {
			const tok = item?.[field];
			if (tok && "items" in tok) item = tok.items[index];
			else return void 0;
		}
		return item;
	};
	/**
	* Get the immediate parent collection of the item at `path` from `cst` as the root.
	*
	* Throws an error if the collection is not found, which should never happen if the item itself exists.
	*/
	visit.parentCollection = (cst, path) => {
		const parent = visit.itemAtPath(cst, path.slice(0, -1));
		const field = path[path.length - 1][0];
		const coll = parent?.[field];
		if (coll && "items" in coll) return coll;
		throw new Error("Parent collection not found");
	};
	function _visit(path, item, visitor) {
		let ctrl = visitor(item, path);
		if (typeof ctrl === "symbol") return ctrl;
		for (const field of ["key", "value"]) {
			const token = item[field];
			if (token && "items" in token) {
				for (let i = 0; i < token.items.length; ++i) {
					const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						token.items.splice(i, 1);
						i -= 1;
					}
				}
				if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
			}
		}
		return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
	}
	exports.visit = visit;
}));
// node_modules/yaml/dist/parse/cst.js
var require_cst = /* @__PURE__ */ __commonJSMin(((exports) => {
	var cstScalar = require_cst_scalar();
	var cstStringify = require_cst_stringify();
	var cstVisit = require_cst_visit();
	/** The byte order mark */
	const BOM = "﻿";
	/** Start of doc-mode */
	const DOCUMENT = "";
	/** Unexpected end of flow-mode */
	const FLOW_END = "";
	/** Next token is a scalar value */
	const SCALAR = "";
	/** @returns `true` if `token` is a flow or block collection */
	const isCollection = (token) => !!token && "items" in token;
	/** @returns `true` if `token` is a flow or block scalar; not an alias */
	const isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
	/* istanbul ignore next */
	/** Get a printable representation of a lexer token */
	function prettyToken(token) {
		switch (token) {
			case BOM: return "<BOM>";
			case DOCUMENT: return "<DOC>";
			case FLOW_END: return "<FLOW_END>";
			case SCALAR: return "<SCALAR>";
			default: return JSON.stringify(token);
		}
	}
	/** Identify the type of a lexer token. May return `null` for unknown tokens. */
	function tokenType(source) {
		switch (source) {
			case BOM: return "byte-order-mark";
			case DOCUMENT: return "doc-mode";
			case FLOW_END: return "flow-error-end";
			case SCALAR: return "scalar";
			case "---": return "doc-start";
			case "...": return "doc-end";
			case "":
			case "\n":
			case "\r\n": return "newline";
			case "-": return "seq-item-ind";
			case "?": return "explicit-key-ind";
			case ":": return "map-value-ind";
			case "{": return "flow-map-start";
			case "}": return "flow-map-end";
			case "[": return "flow-seq-start";
			case "]": return "flow-seq-end";
			case ",": return "comma";
		}
		switch (source[0]) {
			case " ":
			case "	": return "space";
			case "#": return "comment";
			case "%": return "directive-line";
			case "*": return "alias";
			case "&": return "anchor";
			case "!": return "tag";
			case "'": return "single-quoted-scalar";
			case "\"": return "double-quoted-scalar";
			case "|":
			case ">": return "block-scalar-header";
		}
		return null;
	}
	exports.createScalarToken = cstScalar.createScalarToken;
	exports.resolveAsScalar = cstScalar.resolveAsScalar;
	exports.setScalarValue = cstScalar.setScalarValue;
	exports.stringify = cstStringify.stringify;
	exports.visit = cstVisit.visit;
	exports.BOM = BOM;
	exports.DOCUMENT = DOCUMENT;
	exports.FLOW_END = FLOW_END;
	exports.SCALAR = SCALAR;
	exports.isCollection = isCollection;
	exports.isScalar = isScalar;
	exports.prettyToken = prettyToken;
	exports.tokenType = tokenType;
}));
// node_modules/yaml/dist/parse/lexer.js
var require_lexer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var cst = require_cst();
	function isEmpty(ch) {
		switch (ch) {
			case void 0:
			case " ":
			case "\n":
			case "\r":
			case "	": return true;
			default: return false;
		}
	}
	const hexDigits = /* @__PURE__ */ new Set("0123456789ABCDEFabcdef");
	const tagChars = /* @__PURE__ */ new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
	const flowIndicatorChars = /* @__PURE__ */ new Set(",[]{}");
	const invalidAnchorChars = /* @__PURE__ */ new Set(" ,[]{}\n\r	");
	const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
	/**
	* Splits an input string into lexical tokens, i.e. smaller strings that are
	* easily identifiable by `tokens.tokenType()`.
	*
	* Lexing starts always in a "stream" context. Incomplete input may be buffered
	* until a complete token can be emitted.
	*
	* In addition to slices of the original input, the following control characters
	* may also be emitted:
	*
	* - `\x02` (Start of Text): A document starts with the next token
	* - `\x18` (Cancel): Unexpected end of flow-mode (indicates an error)
	* - `\x1f` (Unit Separator): Next token is a scalar value
	* - `\u{FEFF}` (Byte order mark): Emitted separately outside documents
	*/
	var Lexer = class {
		constructor() {
			/**
			* Flag indicating whether the end of the current buffer marks the end of
			* all input
			*/
			this.atEnd = false;
			/**
			* Explicit indent set in block scalar header, as an offset from the current
			* minimum indent, so e.g. set to 1 from a header `|2+`. Set to -1 if not
			* explicitly set.
			*/
			this.blockScalarIndent = -1;
			/**
			* Block scalars that include a + (keep) chomping indicator in their header
			* include trailing empty lines, which are otherwise excluded from the
			* scalar's contents.
			*/
			this.blockScalarKeep = false;
			/** Current input */
			this.buffer = "";
			/**
			* Flag noting whether the map value indicator : can immediately follow this
			* node within a flow context.
			*/
			this.flowKey = false;
			/** Count of surrounding flow collection levels. */
			this.flowLevel = 0;
			/**
			* Minimum level of indentation required for next lines to be parsed as a
			* part of the current scalar value.
			*/
			this.indentNext = 0;
			/** Indentation level of the current line. */
			this.indentValue = 0;
			/** Position of the next \n character. */
			this.lineEndPos = null;
			/** Stores the state of the lexer if reaching the end of incpomplete input */
			this.next = null;
			/** A pointer to `buffer`; the current position of the lexer. */
			this.pos = 0;
		}
		/**
		* Generate YAML tokens from the `source` string. If `incomplete`,
		* a part of the last line may be left as a buffer for the next call.
		*
		* @returns A generator of lexical tokens
		*/
		*lex(source, incomplete = false) {
			if (source) {
				if (typeof source !== "string") throw TypeError("source is not a string");
				this.buffer = this.buffer ? this.buffer + source : source;
				this.lineEndPos = null;
			}
			this.atEnd = !incomplete;
			let next = this.next ?? "stream";
			while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
		}
		atLineEnd() {
			let i = this.pos;
			let ch = this.buffer[i];
			while (ch === " " || ch === "	") ch = this.buffer[++i];
			if (!ch || ch === "#" || ch === "\n") return true;
			if (ch === "\r") return this.buffer[i + 1] === "\n";
			return false;
		}
		charAt(n) {
			return this.buffer[this.pos + n];
		}
		continueScalar(offset) {
			let ch = this.buffer[offset];
			if (this.indentNext > 0) {
				let indent = 0;
				while (ch === " ") ch = this.buffer[++indent + offset];
				if (ch === "\r") {
					const next = this.buffer[indent + offset + 1];
					if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
				}
				return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
			}
			if (ch === "-" || ch === ".") {
				const dt = this.buffer.substr(offset, 3);
				if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
			}
			return offset;
		}
		getLine() {
			let end = this.lineEndPos;
			if (typeof end !== "number" || end !== -1 && end < this.pos) {
				end = this.buffer.indexOf("\n", this.pos);
				this.lineEndPos = end;
			}
			if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
			if (this.buffer[end - 1] === "\r") end -= 1;
			return this.buffer.substring(this.pos, end);
		}
		hasChars(n) {
			return this.pos + n <= this.buffer.length;
		}
		setNext(state) {
			this.buffer = this.buffer.substring(this.pos);
			this.pos = 0;
			this.lineEndPos = null;
			this.next = state;
			return null;
		}
		peek(n) {
			return this.buffer.substr(this.pos, n);
		}
		*parseNext(next) {
			switch (next) {
				case "stream": return yield* this.parseStream();
				case "line-start": return yield* this.parseLineStart();
				case "block-start": return yield* this.parseBlockStart();
				case "doc": return yield* this.parseDocument();
				case "flow": return yield* this.parseFlowCollection();
				case "quoted-scalar": return yield* this.parseQuotedScalar();
				case "block-scalar": return yield* this.parseBlockScalar();
				case "plain-scalar": return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let line = this.getLine();
			if (line === null) return this.setNext("stream");
			if (line[0] === cst.BOM) {
				yield* this.pushCount(1);
				line = line.substring(1);
			}
			if (line[0] === "%") {
				let dirEnd = line.length;
				let cs = line.indexOf("#");
				while (cs !== -1) {
					const ch = line[cs - 1];
					if (ch === " " || ch === "	") {
						dirEnd = cs - 1;
						break;
					} else cs = line.indexOf("#", cs + 1);
				}
				while (true) {
					const ch = line[dirEnd - 1];
					if (ch === " " || ch === "	") dirEnd -= 1;
					else break;
				}
				const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
				yield* this.pushCount(line.length - n);
				this.pushNewline();
				return "stream";
			}
			if (this.atLineEnd()) {
				const sp = yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - sp);
				yield* this.pushNewline();
				return "stream";
			}
			yield cst.DOCUMENT;
			return yield* this.parseLineStart();
		}
		*parseLineStart() {
			const ch = this.charAt(0);
			if (!ch && !this.atEnd) return this.setNext("line-start");
			if (ch === "-" || ch === ".") {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
				const s = this.peek(3);
				if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
					yield* this.pushCount(3);
					this.indentValue = 0;
					this.indentNext = 0;
					return s === "---" ? "doc" : "stream";
				}
			}
			this.indentValue = yield* this.pushSpaces(false);
			if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
			return yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			const [ch0, ch1] = this.peek(2);
			if (!ch1 && !this.atEnd) return this.setNext("block-start");
			if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
				const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
				this.indentNext = this.indentValue + 1;
				this.indentValue += n;
				return "block-start";
			}
			return "doc";
		}
		*parseDocument() {
			yield* this.pushSpaces(true);
			const line = this.getLine();
			if (line === null) return this.setNext("doc");
			let n = yield* this.pushIndicators();
			switch (line[n]) {
				case "#": yield* this.pushCount(line.length - n);
				case void 0:
					yield* this.pushNewline();
					return yield* this.parseLineStart();
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel = 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					return "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "doc";
				case "\"":
				case "'": return yield* this.parseQuotedScalar();
				case "|":
				case ">":
					n += yield* this.parseBlockScalarHeader();
					n += yield* this.pushSpaces(true);
					yield* this.pushCount(line.length - n);
					yield* this.pushNewline();
					return yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let nl, sp;
			let indent = -1;
			do {
				nl = yield* this.pushNewline();
				if (nl > 0) {
					sp = yield* this.pushSpaces(false);
					this.indentValue = indent = sp;
				} else sp = 0;
				sp += yield* this.pushSpaces(true);
			} while (nl + sp > 0);
			const line = this.getLine();
			if (line === null) return this.setNext("flow");
			if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
				if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
					this.flowLevel = 0;
					yield cst.FLOW_END;
					return yield* this.parseLineStart();
				}
			}
			let n = 0;
			while (line[n] === ",") {
				n += yield* this.pushCount(1);
				n += yield* this.pushSpaces(true);
				this.flowKey = false;
			}
			n += yield* this.pushIndicators();
			switch (line[n]) {
				case void 0: return "flow";
				case "#":
					yield* this.pushCount(line.length - n);
					return "flow";
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel += 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					this.flowKey = true;
					this.flowLevel -= 1;
					return this.flowLevel ? "flow" : "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "flow";
				case "\"":
				case "'":
					this.flowKey = true;
					return yield* this.parseQuotedScalar();
				case ":": {
					const next = this.charAt(1);
					if (this.flowKey || isEmpty(next) || next === ",") {
						this.flowKey = false;
						yield* this.pushCount(1);
						yield* this.pushSpaces(true);
						return "flow";
					}
				}
				default:
					this.flowKey = false;
					return yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			const quote = this.charAt(0);
			let end = this.buffer.indexOf(quote, this.pos + 1);
			if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
			else while (end !== -1) {
				let n = 0;
				while (this.buffer[end - 1 - n] === "\\") n += 1;
				if (n % 2 === 0) break;
				end = this.buffer.indexOf("\"", end + 1);
			}
			const qb = this.buffer.substring(0, end);
			let nl = qb.indexOf("\n", this.pos);
			if (nl !== -1) {
				while (nl !== -1) {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = qb.indexOf("\n", cs);
				}
				if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
			}
			if (end === -1) {
				if (!this.atEnd) return this.setNext("quoted-scalar");
				end = this.buffer.length;
			}
			yield* this.pushToIndex(end + 1, false);
			return this.flowLevel ? "flow" : "doc";
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			let i = this.pos;
			while (true) {
				const ch = this.buffer[++i];
				if (ch === "+") this.blockScalarKeep = true;
				else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
				else if (ch !== "-") break;
			}
			return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
		}
		*parseBlockScalar() {
			let nl = this.pos - 1;
			let indent = 0;
			let ch;
			loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
				case " ":
					indent += 1;
					break;
				case "\n":
					nl = i;
					indent = 0;
					break;
				case "\r": {
					const next = this.buffer[i + 1];
					if (!next && !this.atEnd) return this.setNext("block-scalar");
					if (next === "\n") break;
				}
				default: break loop;
			}
			if (!ch && !this.atEnd) return this.setNext("block-scalar");
			if (indent >= this.indentNext) {
				if (this.blockScalarIndent === -1) this.indentNext = indent;
				else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = this.buffer.indexOf("\n", cs);
				} while (nl !== -1);
				if (nl === -1) {
					if (!this.atEnd) return this.setNext("block-scalar");
					nl = this.buffer.length;
				}
			}
			let i = nl + 1;
			ch = this.buffer[i];
			while (ch === " ") ch = this.buffer[++i];
			if (ch === "	") {
				while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
				nl = i - 1;
			} else if (!this.blockScalarKeep) do {
				let i = nl - 1;
				let ch = this.buffer[i];
				if (ch === "\r") ch = this.buffer[--i];
				const lastChar = i;
				while (ch === " ") ch = this.buffer[--i];
				if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
				else break;
			} while (true);
			yield cst.SCALAR;
			yield* this.pushToIndex(nl + 1, true);
			return yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			const inFlow = this.flowLevel > 0;
			let end = this.pos - 1;
			let i = this.pos - 1;
			let ch;
			while (ch = this.buffer[++i]) if (ch === ":") {
				const next = this.buffer[i + 1];
				if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
				end = i;
			} else if (isEmpty(ch)) {
				let next = this.buffer[i + 1];
				if (ch === "\r") {
					if (next === "\n") {
						i += 1;
						ch = "\n";
						next = this.buffer[i + 1];
					} else end = i;
				}
				if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
				if (ch === "\n") {
					const cs = this.continueScalar(i + 1);
					if (cs === -1) break;
					i = Math.max(i, cs - 2);
				}
			} else {
				if (inFlow && flowIndicatorChars.has(ch)) break;
				end = i;
			}
			if (!ch && !this.atEnd) return this.setNext("plain-scalar");
			yield cst.SCALAR;
			yield* this.pushToIndex(end + 1, true);
			return inFlow ? "flow" : "doc";
		}
		*pushCount(n) {
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos += n;
				return n;
			}
			return 0;
		}
		*pushToIndex(i, allowEmpty) {
			const s = this.buffer.slice(this.pos, i);
			if (s) {
				yield s;
				this.pos += s.length;
				return s.length;
			} else if (allowEmpty) yield "";
			return 0;
		}
		*pushIndicators() {
			let n = 0;
			loop: while (true) {
				switch (this.charAt(0)) {
					case "!":
						n += yield* this.pushTag();
						n += yield* this.pushSpaces(true);
						continue loop;
					case "&":
						n += yield* this.pushUntil(isNotAnchorChar);
						n += yield* this.pushSpaces(true);
						continue loop;
					case "-":
					case "?":
					case ":": {
						const inFlow = this.flowLevel > 0;
						const ch1 = this.charAt(1);
						if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
							if (!inFlow) this.indentNext = this.indentValue + 1;
							else if (this.flowKey) this.flowKey = false;
							n += yield* this.pushCount(1);
							n += yield* this.pushSpaces(true);
							continue loop;
						}
					}
				}
				break loop;
			}
			return n;
		}
		*pushTag() {
			if (this.charAt(1) === "<") {
				let i = this.pos + 2;
				let ch = this.buffer[i];
				while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
				return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
			} else {
				let i = this.pos + 1;
				let ch = this.buffer[i];
				while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
				else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
				else break;
				return yield* this.pushToIndex(i, false);
			}
		}
		*pushNewline() {
			const ch = this.buffer[this.pos];
			if (ch === "\n") return yield* this.pushCount(1);
			else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
			else return 0;
		}
		*pushSpaces(allowTabs) {
			let i = this.pos - 1;
			let ch;
			do
				ch = this.buffer[++i];
			while (ch === " " || allowTabs && ch === "	");
			const n = i - this.pos;
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos = i;
			}
			return n;
		}
		*pushUntil(test) {
			let i = this.pos;
			let ch = this.buffer[i];
			while (!test(ch)) ch = this.buffer[++i];
			return yield* this.pushToIndex(i, false);
		}
	};
	exports.Lexer = Lexer;
}));
// node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Tracks newlines during parsing in order to provide an efficient API for
	* determining the one-indexed `{ line, col }` position for any offset
	* within the input.
	*/
	var LineCounter = class {
		constructor() {
			this.lineStarts = [];
			/**
			* Should be called in ascending order. Otherwise, call
			* `lineCounter.lineStarts.sort()` before calling `linePos()`.
			*/
			this.addNewLine = (offset) => this.lineStarts.push(offset);
			/**
			* Performs a binary search and returns the 1-indexed { line, col }
			* position of `offset`. If `line === 0`, `addNewLine` has never been
			* called or `offset` is before the first known newline.
			*/
			this.linePos = (offset) => {
				let low = 0;
				let high = this.lineStarts.length;
				while (low < high) {
					const mid = low + high >> 1;
					if (this.lineStarts[mid] < offset) low = mid + 1;
					else high = mid;
				}
				if (this.lineStarts[low] === offset) return {
					line: low + 1,
					col: 1
				};
				if (low === 0) return {
					line: 0,
					col: offset
				};
				const start = this.lineStarts[low - 1];
				return {
					line: low,
					col: offset - start + 1
				};
			};
		}
	};
	exports.LineCounter = LineCounter;
}));
// node_modules/yaml/dist/parse/parser.js
var require_parser = /* @__PURE__ */ __commonJSMin(((exports) => {
	var node_process = __require("process");
	var cst = require_cst();
	var lexer = require_lexer();
	function includesToken(list, type) {
		for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
		return false;
	}
	function findNonEmptyIndex(list) {
		for (let i = 0; i < list.length; ++i) switch (list[i].type) {
			case "space":
			case "comment":
			case "newline": break;
			default: return i;
		}
		return -1;
	}
	function isFlowToken(token) {
		switch (token?.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "flow-collection": return true;
			default: return false;
		}
	}
	function getPrevProps(parent) {
		switch (parent.type) {
			case "document": return parent.start;
			case "block-map": {
				const it = parent.items[parent.items.length - 1];
				return it.sep ?? it.start;
			}
			case "block-seq": return parent.items[parent.items.length - 1].start;
			/* istanbul ignore next should not happen */
			default: return [];
		}
	}
	/** Note: May modify input array */
	function getFirstKeyStartProps(prev) {
		if (prev.length === 0) return [];
		let i = prev.length;
		loop: while (--i >= 0) switch (prev[i].type) {
			case "doc-start":
			case "explicit-key-ind":
			case "map-value-ind":
			case "seq-item-ind":
			case "newline": break loop;
		}
		while (prev[++i]?.type === "space");
		return prev.splice(i, prev.length);
	}
	function arrayPushArray(target, source) {
		if (source.length < 1e5) Array.prototype.push.apply(target, source);
		else for (let i = 0; i < source.length; ++i) target.push(source[i]);
	}
	function fixFlowSeqItems(fc) {
		if (fc.start.type === "flow-seq-start") {
			for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
				if (it.key) it.value = it.key;
				delete it.key;
				if (isFlowToken(it.value)) {
					if (it.value.end) arrayPushArray(it.value.end, it.sep);
					else it.value.end = it.sep;
				} else arrayPushArray(it.start, it.sep);
				delete it.sep;
			}
		}
	}
	/**
	* A YAML concrete syntax tree (CST) parser
	*
	* ```ts
	* const src: string = ...
	* for (const token of new Parser().parse(src)) {
	*   // token: Token
	* }
	* ```
	*
	* To use the parser with a user-provided lexer:
	*
	* ```ts
	* function* parse(source: string, lexer: Lexer) {
	*   const parser = new Parser()
	*   for (const lexeme of lexer.lex(source))
	*     yield* parser.next(lexeme)
	*   yield* parser.end()
	* }
	*
	* const src: string = ...
	* const lexer = new Lexer()
	* for (const token of parse(src, lexer)) {
	*   // token: Token
	* }
	* ```
	*/
	var Parser = class {
		/**
		* @param onNewLine - If defined, called separately with the start position of
		*   each new line (in `parse()`, including the start of input).
		*/
		constructor(onNewLine) {
			/** If true, space and sequence indicators count as indentation */
			this.atNewLine = true;
			/** If true, next token is a scalar value */
			this.atScalar = false;
			/** Current indentation level */
			this.indent = 0;
			/** Current offset since the start of parsing */
			this.offset = 0;
			/** On the same line with a block map key */
			this.onKeyLine = false;
			/** Top indicates the node that's currently being built */
			this.stack = [];
			/** The source of the current token, set in parse() */
			this.source = "";
			/** The type of the current token, set in parse() */
			this.type = "";
			this.lexer = new lexer.Lexer();
			this.onNewLine = onNewLine;
		}
		/**
		* Parse `source` as a YAML stream.
		* If `incomplete`, a part of the last line may be left as a buffer for the next call.
		*
		* Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
		*
		* @returns A generator of tokens representing each directive, document, and other structure.
		*/
		*parse(source, incomplete = false) {
			if (this.onNewLine && this.offset === 0) this.onNewLine(0);
			for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
			if (!incomplete) yield* this.end();
		}
		/**
		* Advance the parser by the `source` of one lexical token.
		*/
		*next(source) {
			this.source = source;
			if (node_process.env.LOG_TOKENS) console.log("|", cst.prettyToken(source));
			if (this.atScalar) {
				this.atScalar = false;
				yield* this.step();
				this.offset += source.length;
				return;
			}
			const type = cst.tokenType(source);
			if (!type) {
				const message = `Not a YAML token: ${source}`;
				yield* this.pop({
					type: "error",
					offset: this.offset,
					message,
					source
				});
				this.offset += source.length;
			} else if (type === "scalar") {
				this.atNewLine = false;
				this.atScalar = true;
				this.type = "scalar";
			} else {
				this.type = type;
				yield* this.step();
				switch (type) {
					case "newline":
						this.atNewLine = true;
						this.indent = 0;
						if (this.onNewLine) this.onNewLine(this.offset + source.length);
						break;
					case "space":
						if (this.atNewLine && source[0] === " ") this.indent += source.length;
						break;
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
						if (this.atNewLine) this.indent += source.length;
						break;
					case "doc-mode":
					case "flow-error-end": return;
					default: this.atNewLine = false;
				}
				this.offset += source.length;
			}
		}
		/** Call at end of input to push out any remaining constructions */
		*end() {
			while (this.stack.length > 0) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			const top = this.peek(1);
			if (this.type === "doc-end" && top?.type !== "doc-end") {
				while (this.stack.length > 0) yield* this.pop();
				this.stack.push({
					type: "doc-end",
					offset: this.offset,
					source: this.source
				});
				return;
			}
			if (!top) return yield* this.stream();
			switch (top.type) {
				case "document": return yield* this.document(top);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(top);
				case "block-scalar": return yield* this.blockScalar(top);
				case "block-map": return yield* this.blockMap(top);
				case "block-seq": return yield* this.blockSequence(top);
				case "flow-collection": return yield* this.flowCollection(top);
				case "doc-end": return yield* this.documentEnd(top);
			}
			/* istanbul ignore next should not happen */
			yield* this.pop();
		}
		peek(n) {
			return this.stack[this.stack.length - n];
		}
		*pop(error) {
			const token = error ?? this.stack.pop();
			/* istanbul ignore if should not happen */
			if (!token) yield {
				type: "error",
				offset: this.offset,
				source: "",
				message: "Tried to pop an empty stack"
			};
			else if (this.stack.length === 0) yield token;
			else {
				const top = this.peek(1);
				if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
				else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
				if (token.type === "flow-collection") fixFlowSeqItems(token);
				switch (top.type) {
					case "document":
						top.value = token;
						break;
					case "block-scalar":
						top.props.push(token);
						break;
					case "block-map": {
						const it = top.items[top.items.length - 1];
						if (it.value) {
							top.items.push({
								start: [],
								key: token,
								sep: []
							});
							this.onKeyLine = true;
							return;
						} else if (it.sep) it.value = token;
						else {
							Object.assign(it, {
								key: token,
								sep: []
							});
							this.onKeyLine = !it.explicitKey;
							return;
						}
						break;
					}
					case "block-seq": {
						const it = top.items[top.items.length - 1];
						if (it.value) top.items.push({
							start: [],
							value: token
						});
						else it.value = token;
						break;
					}
					case "flow-collection": {
						const it = top.items[top.items.length - 1];
						if (!it || it.value) top.items.push({
							start: [],
							key: token,
							sep: []
						});
						else if (it.sep) it.value = token;
						else Object.assign(it, {
							key: token,
							sep: []
						});
						return;
					}
					/* istanbul ignore next should not happen */
					default:
						yield* this.pop();
						yield* this.pop(token);
				}
				if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
					const last = token.items[token.items.length - 1];
					if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
						if (top.type === "document") top.end = last.start;
						else top.items.push({ start: last.start });
						token.items.splice(-1, 1);
					}
				}
			}
		}
		*stream() {
			switch (this.type) {
				case "directive-line":
					yield {
						type: "directive",
						offset: this.offset,
						source: this.source
					};
					return;
				case "byte-order-mark":
				case "space":
				case "comment":
				case "newline":
					yield this.sourceToken;
					return;
				case "doc-mode":
				case "doc-start": {
					const doc = {
						type: "document",
						offset: this.offset,
						start: []
					};
					if (this.type === "doc-start") doc.start.push(this.sourceToken);
					this.stack.push(doc);
					return;
				}
			}
			yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(doc) {
			if (doc.value) return yield* this.lineEnd(doc);
			switch (this.type) {
				case "doc-start":
					if (findNonEmptyIndex(doc.start) !== -1) {
						yield* this.pop();
						yield* this.step();
					} else doc.start.push(this.sourceToken);
					return;
				case "anchor":
				case "tag":
				case "space":
				case "comment":
				case "newline":
					doc.start.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(doc);
			if (bv) this.stack.push(bv);
			else yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(scalar) {
			if (this.type === "map-value-ind") {
				const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
				let sep;
				if (scalar.end) {
					sep = scalar.end;
					sep.push(this.sourceToken);
					delete scalar.end;
				} else sep = [this.sourceToken];
				const map = {
					type: "block-map",
					offset: scalar.offset,
					indent: scalar.indent,
					items: [{
						start,
						key: scalar,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(scalar);
		}
		*blockScalar(scalar) {
			switch (this.type) {
				case "space":
				case "comment":
				case "newline":
					scalar.props.push(this.sourceToken);
					return;
				case "scalar":
					scalar.source = this.source;
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) {
						let nl = this.source.indexOf("\n") + 1;
						while (nl !== 0) {
							this.onNewLine(this.offset + nl);
							nl = this.source.indexOf("\n", nl) + 1;
						}
					}
					yield* this.pop();
					break;
				/* istanbul ignore next should not happen */
				default:
					yield* this.pop();
					yield* this.step();
			}
		}
		*blockMap(map) {
			const it = map.items[map.items.length - 1];
			switch (this.type) {
				case "newline":
					this.onKeyLine = false;
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else map.items.push({ start: [this.sourceToken] });
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) map.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(it.start, map.indent)) {
							const end = map.items[map.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								map.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= map.indent) {
				const atMapIndent = !this.onKeyLine && this.indent === map.indent;
				const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
				let start = [];
				if (atNextItem && it.sep && !it.value) {
					const nl = [];
					for (let i = 0; i < it.sep.length; ++i) {
						const st = it.sep[i];
						switch (st.type) {
							case "newline":
								nl.push(i);
								break;
							case "space": break;
							case "comment":
								if (st.indent > map.indent) nl.length = 0;
								break;
							default: nl.length = 0;
						}
					}
					if (nl.length >= 2) start = it.sep.splice(nl[1]);
				}
				switch (this.type) {
					case "anchor":
					case "tag":
						if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({ start });
							this.onKeyLine = true;
						} else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "explicit-key-ind":
						if (!it.sep && !it.explicitKey) {
							it.start.push(this.sourceToken);
							it.explicitKey = true;
						} else if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({
								start,
								explicitKey: true
							});
						} else this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: true
							}]
						});
						this.onKeyLine = true;
						return;
					case "map-value-ind":
						if (it.explicitKey) {
							if (!it.sep) {
								if (includesToken(it.start, "newline")) Object.assign(it, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									const start = getFirstKeyStartProps(it.start);
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (it.value) map.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
								const start = getFirstKeyStartProps(it.start);
								const key = it.key;
								const sep = it.sep;
								sep.push(this.sourceToken);
								delete it.key;
								delete it.sep;
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key,
										sep
									}]
								});
							} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
							else it.sep.push(this.sourceToken);
						} else if (!it.sep) Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.value || atNextItem) map.items.push({
							start,
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else it.sep.push(this.sourceToken);
						this.onKeyLine = true;
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (atNextItem || it.value) {
							map.items.push({
								start,
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						} else if (it.sep) this.stack.push(fs);
						else {
							Object.assign(it, {
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						}
						return;
					}
					default: {
						const bv = this.startBlockValue(map);
						if (bv) {
							if (bv.type === "block-seq") {
								if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
									yield* this.pop({
										type: "error",
										offset: this.offset,
										message: "Unexpected block-seq-ind on same line with key",
										source: this.source
									});
									return;
								}
							} else if (atMapIndent) map.items.push({ start });
							this.stack.push(bv);
							return;
						}
					}
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*blockSequence(seq) {
			const it = seq.items[seq.items.length - 1];
			switch (this.type) {
				case "newline":
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else seq.items.push({ start: [this.sourceToken] });
					} else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) seq.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(it.start, seq.indent)) {
							const end = seq.items[seq.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								seq.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
				case "anchor":
				case "tag":
					if (it.value || this.indent <= seq.indent) break;
					it.start.push(this.sourceToken);
					return;
				case "seq-item-ind":
					if (this.indent !== seq.indent) break;
					if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
			}
			if (this.indent > seq.indent) {
				const bv = this.startBlockValue(seq);
				if (bv) {
					this.stack.push(bv);
					return;
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*flowCollection(fc) {
			const it = fc.items[fc.items.length - 1];
			if (this.type === "flow-error-end") {
				let top;
				do {
					yield* this.pop();
					top = this.peek(1);
				} while (top?.type === "flow-collection");
			} else if (fc.end.length === 0) {
				switch (this.type) {
					case "comma":
					case "explicit-key-ind":
						if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
						else it.start.push(this.sourceToken);
						return;
					case "map-value-ind":
						if (!it || it.value) fc.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.sep) it.sep.push(this.sourceToken);
						else Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case "space":
					case "comment":
					case "newline":
					case "anchor":
					case "tag":
						if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
						else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (!it || it.value) fc.items.push({
							start: [],
							key: fs,
							sep: []
						});
						else if (it.sep) this.stack.push(fs);
						else Object.assign(it, {
							key: fs,
							sep: []
						});
						return;
					}
					case "flow-map-end":
					case "flow-seq-end":
						fc.end.push(this.sourceToken);
						return;
				}
				const bv = this.startBlockValue(fc);
				/* istanbul ignore else should not happen */
				if (bv) this.stack.push(bv);
				else {
					yield* this.pop();
					yield* this.step();
				}
			} else {
				const parent = this.peek(2);
				if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
					yield* this.pop();
					yield* this.step();
				} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
					const start = getFirstKeyStartProps(getPrevProps(parent));
					fixFlowSeqItems(fc);
					const sep = fc.end.splice(1, fc.end.length);
					sep.push(this.sourceToken);
					const map = {
						type: "block-map",
						offset: fc.offset,
						indent: fc.indent,
						items: [{
							start,
							key: fc,
							sep
						}]
					};
					this.onKeyLine = true;
					this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(fc);
			}
		}
		flowScalar(type) {
			if (this.onNewLine) {
				let nl = this.source.indexOf("\n") + 1;
				while (nl !== 0) {
					this.onNewLine(this.offset + nl);
					nl = this.source.indexOf("\n", nl) + 1;
				}
			}
			return {
				type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(parent) {
			switch (this.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return this.flowScalar(this.type);
				case "block-scalar-header": return {
					type: "block-scalar",
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ""
				};
				case "flow-map-start":
				case "flow-seq-start": return {
					type: "flow-collection",
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case "seq-item-ind": return {
					type: "block-seq",
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case "explicit-key-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					start.push(this.sourceToken);
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							explicitKey: true
						}]
					};
				}
				case "map-value-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(start, indent) {
			if (this.type !== "comment") return false;
			if (this.indent <= indent) return false;
			return start.every((st) => st.type === "newline" || st.type === "space");
		}
		*documentEnd(docEnd) {
			if (this.type !== "doc-mode") {
				if (docEnd.end) docEnd.end.push(this.sourceToken);
				else docEnd.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
			}
		}
		*lineEnd(token) {
			switch (this.type) {
				case "comma":
				case "doc-start":
				case "doc-end":
				case "flow-seq-end":
				case "flow-map-end":
				case "map-value-ind":
					yield* this.pop();
					yield* this.step();
					break;
				case "newline": this.onKeyLine = false;
				default:
					if (token.end) token.end.push(this.sourceToken);
					else token.end = [this.sourceToken];
					if (this.type === "newline") yield* this.pop();
			}
		}
	};
	exports.Parser = Parser;
}));
// node_modules/yaml/dist/public-api.js
var require_public_api = /* @__PURE__ */ __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var errors = require_errors();
	var log = require_log();
	var identity = require_identity();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	function parseOptions(options) {
		const prettyErrors = options.prettyErrors !== false;
		return {
			lineCounter: options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null,
			prettyErrors
		};
	}
	/**
	* Parse the input as a stream of YAML documents.
	*
	* Documents should be separated from each other by `...` or `---` marker lines.
	*
	* @returns If an empty `docs` array is returned, it will be of type
	*   EmptyStream and contain additional stream information. In
	*   TypeScript, you should use `'empty' in docs` as a type guard for it.
	*/
	function parseAllDocuments(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		const docs = Array.from(composer$1.compose(parser$1.parse(source)));
		if (prettyErrors && lineCounter) for (const doc of docs) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		if (docs.length > 0) return docs;
		return Object.assign([], { empty: true }, composer$1.streamInfo());
	}
	/** Parse an input string into a single YAML.Document */
	function parseDocument(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		let doc = null;
		for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) if (!doc) doc = _doc;
		else if (doc.options.logLevel !== "silent") {
			doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
			break;
		}
		if (prettyErrors && lineCounter) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		return doc;
	}
	function parse(src, reviver, options) {
		let _reviver = void 0;
		if (typeof reviver === "function") _reviver = reviver;
		else if (options === void 0 && reviver && typeof reviver === "object") options = reviver;
		const doc = parseDocument(src, options);
		if (!doc) return null;
		doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning));
		if (doc.errors.length > 0) {
			if (doc.options.logLevel !== "silent") throw doc.errors[0];
			else doc.errors = [];
		}
		return doc.toJS(Object.assign({ reviver: _reviver }, options));
	}
	function stringify(value, replacer, options) {
		let _replacer = null;
		if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
		else if (options === void 0 && replacer) options = replacer;
		if (typeof options === "string") options = options.length;
		if (typeof options === "number") {
			const indent = Math.round(options);
			options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
		}
		if (value === void 0) {
			const { keepUndefined } = options ?? replacer ?? {};
			if (!keepUndefined) return void 0;
		}
		if (identity.isDocument(value) && !_replacer) return value.toString(options);
		return new Document.Document(value, _replacer, options).toString(options);
	}
	exports.parse = parse;
	exports.parseAllDocuments = parseAllDocuments;
	exports.parseDocument = parseDocument;
	exports.stringify = stringify;
}));
// src/core/suite-text.ts
var import_dist = (/* @__PURE__ */ __commonJSMin(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var Schema = require_Schema();
	var errors = require_errors();
	var Alias = require_Alias();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	require_cst();
	var lexer = require_lexer();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	var publicApi = require_public_api();
	var visit = require_visit();
	exports.Composer = composer.Composer;
	exports.Document = Document.Document;
	exports.Schema = Schema.Schema;
	exports.YAMLError = errors.YAMLError;
	exports.YAMLParseError = errors.YAMLParseError;
	exports.YAMLWarning = errors.YAMLWarning;
	exports.Alias = Alias.Alias;
	exports.isAlias = identity.isAlias;
	exports.isCollection = identity.isCollection;
	exports.isDocument = identity.isDocument;
	exports.isMap = identity.isMap;
	exports.isNode = identity.isNode;
	exports.isPair = identity.isPair;
	exports.isScalar = identity.isScalar;
	exports.isSeq = identity.isSeq;
	exports.Pair = Pair.Pair;
	exports.Scalar = Scalar.Scalar;
	exports.YAMLMap = YAMLMap.YAMLMap;
	exports.YAMLSeq = YAMLSeq.YAMLSeq;
	exports.Lexer = lexer.Lexer;
	exports.LineCounter = lineCounter.LineCounter;
	exports.Parser = parser.Parser;
	exports.parse = publicApi.parse;
	exports.parseAllDocuments = publicApi.parseAllDocuments;
	exports.parseDocument = publicApi.parseDocument;
	exports.stringify = publicApi.stringify;
	exports.visit = visit.visit;
	exports.visitAsync = visit.visitAsync;
})))();
/** Limits that no honest suite file comes near; an alias counts as often as it is used. */
const MOST_CHARACTERS = 262144;
const MOST_VALUES = 1e4;
const DEEPEST = 20;
const TOO_DEEP = `nested more than ${DEEPEST} levels deep`;
/** `suites.oltp.contrasts[0].ref`; a key with unusual characters stands in quotes. */
const formatPath = (path) => path.map((part, index) => {
	if (typeof part === "number") return `[${part}]`;
	if (!/^[\w/*$-]+$/.test(part)) return `[${JSON.stringify(part)}]`;
	return index === 0 ? part : `.${part}`;
}).join("");
var TooLarge = class extends Error {};
/** YAML tree -> plain values; notes places, and what YAML allows but a suite file does not. */
var Reader = class {
	places = /* @__PURE__ */ new Map();
	notes = [];
	anchors = /* @__PURE__ */ new Map();
	count = 0;
	read(node, position) {
		const { path, keyOffset, aliases } = position;
		const offset = node?.range?.[0] ?? keyOffset;
		this.places.set(JSON.stringify(path), {
			key: keyOffset,
			value: offset
		});
		this.count += 1;
		if (this.count > MOST_VALUES) throw new TooLarge(`more than ${MOST_VALUES} values`);
		if (path.length > DEEPEST) throw new TooLarge(TOO_DEEP);
		if ((0, import_dist.isAlias)(node)) return this.readAlias(node.source, offset, position);
		if (aliases.length === 0 && node?.anchor !== void 0) this.anchors.set(node.anchor, node);
		if ((0, import_dist.isMap)(node)) return this.readMap(node.items, position);
		if ((0, import_dist.isSeq)(node)) return node.items.map((item, index) => this.read(item, {
			...position,
			path: [...path, index],
			keyOffset: offset
		}));
		return (0, import_dist.isScalar)(node) ? readScalar(node.value, node.source) : null;
	}
	readAlias(name, offset, position) {
		const { path, aliases } = position;
		const target = this.anchors.get(name);
		if (target !== void 0 && !aliases.includes(name)) return this.read(target, {
			...position,
			aliases: [...aliases, name]
		});
		const why = target === void 0 ? `has no anchor &${name} before it` : "stands inside itself";
		return this.note("alias", path, offset, `alias *${name} ${why}`);
	}
	readMap(pairs, position) {
		const { path } = position;
		const map = /* @__PURE__ */ new Map();
		for (const { key, value } of pairs) {
			const keyOffset = key?.range?.[0] ?? position.keyOffset;
			const name = (0, import_dist.isScalar)(key) ? String(key.source ?? key.value ?? "") : "";
			if (name === "") this.note("bad-key", path, keyOffset, "a key must be text");
			else if (name in Object.prototype) this.note("bad-key", path, keyOffset, `"${name}" cannot be a key`);
			else if (name === "<<") this.note("bad-key", path, keyOffset, "merge keys (<<) are not read: name an alias as value");
			else if (map.has(name)) this.note("duplicate-key", path, keyOffset, `key "${name}" stands here twice`);
			else {
				const inner = {
					...position,
					path: [...path, name],
					keyOffset
				};
				map.set(name, this.read(value, inner));
			}
		}
		return Object.fromEntries(map);
	}
	note(code, path, offset, message) {
		this.notes.push({
			code,
			path,
			offset,
			message
		});
		return null;
	}
};
/**
* A number or truth value that is not written the way it prints stays text, so that nothing is
* lost where text is wanted: `go: 1.30`, `GOMEMLIMIT: 1e9`, a commit of digits.
*/
function readScalar(value, source) {
	if (typeof value === "string" || value === null || source === void 0) return value;
	return String(value) === source ? value : source;
}
const SYNTAX = {
	TAB_AS_INDENT: "a tab: YAML is indented with spaces",
	MULTIPLE_DOCS: "a second document (---): a suite file is one document",
	BLOCK_AS_IMPLICIT_KEY: "keys run together: put each on a line of its own, or quote text that holds \": \""
};
const unreadable = (fileName, message) => ({
	readable: false,
	problems: [{
		code: "unreadable",
		message,
		place: {
			fileName,
			line: 1,
			column: 1
		}
	}]
});
/** Reads YAML 1.2 or JSON. Never throws: text that is neither gives problems and no value. */
function readSuiteText(text, fileName) {
	if (text.length > MOST_CHARACTERS) return unreadable(fileName, `longer than ${MOST_CHARACTERS / 1024} KiB`);
	const lineCounter = new import_dist.LineCounter();
	const document = (0, import_dist.parseDocument)(text, {
		version: "1.2",
		schema: "core",
		lineCounter,
		uniqueKeys: false,
		prettyErrors: false
	});
	const placeAt = (offset) => {
		const { line, col } = lineCounter.linePos(offset);
		return {
			fileName,
			line: Math.max(1, line),
			column: Math.max(1, col)
		};
	};
	const wrong = [...document.errors, ...document.warnings];
	if (wrong.some((error) => error.code === "RESOURCE_EXHAUSTION")) return unreadable(fileName, TOO_DEEP);
	if (wrong.length > 0) return {
		readable: false,
		problems: [...new Map([...wrong].reverse().map((error) => [error.pos[0], error])).values()].reverse().map((error) => ({
			code: "syntax",
			message: SYNTAX[error.code] ?? error.message,
			place: placeAt(error.pos[0])
		}))
	};
	if (isEmpty(document.contents)) return unreadable(fileName, "the file is empty; it needs the key \"suites\"");
	const reader = new Reader();
	try {
		return {
			readable: true,
			value: reader.read(document.contents, {
				path: [],
				keyOffset: 0,
				aliases: []
			}),
			problems: reader.notes.map(({ code, path, offset, message }) => ({
				code,
				message,
				where: formatPath(path),
				place: placeAt(offset)
			})),
			locate: locator(reader.places, placeAt)
		};
	} catch (error) {
		if (error instanceof TooLarge) return unreadable(fileName, error.message);
		throw error;
	}
}
const isEmpty = (contents) => contents === null || (0, import_dist.isScalar)(contents) && (contents.value === null || contents.value === "");
function locator(places, placeAt) {
	return (path, side) => {
		let known = path;
		while (known.length > 0 && !places.has(JSON.stringify(known))) known = known.slice(0, -1);
		const place = places.get(JSON.stringify(known)) ?? {
			key: 0,
			value: 0
		};
		return placeAt(side === "key" || known.length < path.length ? place.key : place.value);
	};
}
// src/core/suite-errors.ts
/** Advice that names the known name nearest to what was written, if one is near. */
function meant$1(written, known) {
	const name = nearest(written, known);
	return name === null ? void 0 : `did you mean "${name}"?`;
}
/** The value at a path of plain maps and lists; undefined where there is none. */
function valueAt(root, path) {
	let value = root;
	for (const part of path) {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return void 0;
		value = value[part];
	}
	return value;
}
const SHOWN = 60;
function show$1(value) {
	if (value === null) return "nothing";
	if (typeof value === "object") return Array.isArray(value) ? "a list" : "a map";
	const text = JSON.stringify(value);
	return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}...`;
}
/** Says what an issue is about in words; a message that begins with "expected" gets what came. */
function explain(message, path, root) {
	const value = valueAt(root, path);
	const finding = {
		where: path,
		at: path,
		side: "value"
	};
	if (value === void 0) return {
		...finding,
		code: "missing",
		message: `missing; ${message}`
	};
	const got = message.startsWith("expected") ? `, got ${show$1(value)}` : "";
	return {
		...finding,
		code: "wrong-value",
		message: `${message}${got}`
	};
}
/** Whether an issue only says that the value is of another kind than this branch of a union. */
function isOtherKind(issue, value) {
	if (issue.path.length > 0) return false;
	if (issue.code === "invalid_union") return issue.errors.every((branch) => branch.some((inner) => isOtherKind(inner, value)));
	if (issue.code === "invalid_value") return typeof issue.values[0] !== typeof value;
	return issue.code === "invalid_type";
}
/** The one branch of a union that the value was meant for speaks; else the union itself does. */
function findInUnion(issue, context, path) {
	const value = valueAt(context.root, path);
	const candidates = issue.errors.filter((branch) => !branch.some((one) => isOtherKind(one, value)));
	const [only] = candidates;
	if (candidates.length !== 1 || only === void 0) return [explain(issue.message, path, context.root)];
	return only.flatMap((inner) => find(inner, {
		root: context.root,
		path
	}));
}
function findUnknownKeys(issue, context, path) {
	const own = issue.message.split(", ");
	const here = issue.path.length === 0;
	const known = here ? [.../* @__PURE__ */ new Set([...own, ...context.alsoKnown ?? []])].sort() : own;
	return issue.keys.map((key) => ({
		code: "unknown-key",
		where: path,
		at: [...path, key],
		side: "key",
		message: `unknown key ${show$1(key)}; known: ${known.join(", ")}`,
		next: (here ? context.advise?.(key) : null) ?? meant$1(key, known)
	}));
}
function find(issue, context) {
	const path = [...context.path, ...issue.path];
	const value = valueAt(context.root, path);
	switch (issue.code) {
		case "unrecognized_keys": return findUnknownKeys(issue, context, path);
		case "invalid_union": return findInUnion(issue, context, path);
		case "invalid_key": {
			const why = issue.issues[0]?.message ?? "expected another key";
			const message = `key ${show$1(path.at(-1))}: ${why}`;
			return [{
				code: "wrong-key",
				where: path.slice(0, -1),
				at: path,
				side: "key",
				message
			}];
		}
		case "invalid_value": {
			const known = issue.values.map(String);
			const list = known.join(", ");
			if (typeof value !== "string") return [explain(`expected one of ${list}`, path, context.root)];
			return [{
				code: "unknown-name",
				where: path,
				at: path,
				side: "value",
				message: `unknown ${show$1(value)}; known: ${list}`,
				next: meant$1(value, known)
			}];
		}
		default: return [explain(issue.message, path, context.root)];
	}
}
/** Issues of a schema -> problems of the file, each at its line and column. */
function explainIssues(issues, context, locate) {
	return issues.flatMap((issue) => find(issue, context)).map(({ code, where, at, side, message, next }) => ({
		code,
		where: formatPath(where),
		message,
		place: locate(at, side),
		...next === void 0 ? {} : { next }
	}));
}
/** Problem of a name that is not among the known ones. */
function unknownName(name, known, path, locate) {
	const next = meant$1(name, known);
	return {
		code: "unknown-name",
		where: formatPath(path),
		place: locate(path, "value"),
		message: `unknown ${show$1(name)}; known: ${[...known].sort().join(", ")}`,
		...next === void 0 ? {} : { next }
	};
}
// src/core/suite-variants.ts
/** Name of the variant with nothing set; it needs no definition. */
const DEFAULT_VARIANT = "default";
/** Variables that only a build reads, and only a running program: set elsewhere they do nothing. */
const BUILD_ONLY = [
	"GOEXPERIMENT",
	"GOOS",
	"GOARCH",
	"GOAMD64",
	"GOARM64",
	"CGO_ENABLED"
];
const RUN_ONLY = [
	"GOGC",
	"GOMEMLIMIT",
	"GOMAXPROCS",
	"GODEBUG"
];
const environment$1 = (misplaced, why) => record$1(string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "expected the name of an environment variable").refine((name) => !misplaced.includes(name), why), text$1, { error: "expected a map from variables to values" });
const goVersion = text$1.transform((version) => version.replace(/^(?=\d)/, "go")).refine((version) => /^go1\.\d+(?:\.\d+|(?:rc|beta)\d+)(?:-[\w.]+)?$/.test(version), "expected a Go release in full, such as 1.25.3 or 1.26rc1").meta({ title: "Go version" });
/** What a suite file can say about a variant; without its name. */
const variantBody = closed({
	"build-env": environment$1(RUN_ONLY, "this variable acts on the running program: it belongs in env").prefault({}).describe("Environment of the build, e.g. `GOEXPERIMENT: nogreenteagc`."),
	env: environment$1(BUILD_ONLY, "this variable acts on the build: it belongs in build-env").prefault({}).describe("Environment of the running benchmark, e.g. `GOGC: 50`, `GOMEMLIMIT: 1GiB`."),
	go: goVersion.optional().describe("Go toolchain, fetched by the go command when it is not there. Without it: the one on PATH."),
	"build-flags": list$1(text$1, "a flag of the build").prefault([]).describe("Further flags of the build, e.g. `-gcflags=-l`."),
	args: list$1(text$1, "an argument").prefault([]).describe("Further arguments of the running benchmark.")
}).nullable().transform((body) => body ?? variantDefaults());
const variantDefaults = () => ({
	"build-env": {},
	env: {},
	"build-flags": [],
	args: []
});
/** A variant under its name. */
const nameVariant = (name, body = variantDefaults()) => ({
	name,
	buildEnv: body["build-env"],
	runEnv: body.env,
	toolchain: body.go ?? null,
	buildFlags: body["build-flags"],
	args: body.args
});
const source$1 = union([text$1.refine((ref) => /^[^-\s:][^\s:]*$/.test(ref) && !ref.includes(".."), "expected a git ref such as main, v1.2.0, HEAD~1 or a commit").meta({ title: "git ref" }), closed({ folder: text$1.refine((path) => path !== "", "expected the path of a folder").describe("Path of a folder that is taken as it stands, without git.") })], { error: "expected a git ref, or a map with the key folder" }).transform((written) => typeof written === "string" ? {
	kind: "ref",
	ref: written
} : {
	kind: "folder",
	path: written.folder
});
const metricRule$1 = closed({
	margin: union([percent$1, literal("noise").meta({ title: "`noise`" })], { error: "expected a percentage such as 2%, or the word noise" }).optional().describe("The band inside which a difference does not matter. `noise`: taken from the measured noise. Without it: the margin of the table of metrics."),
	"margin-by-benchmark": record$1(pattern, percent$1, { error: "expected a map from regular expressions to percentages" }).optional().describe("Margins of single benchmarks: a regular expression on the name, and its margin."),
	gate: flag.optional().describe("Whether rows of this metric can fail the gate. Without it: the table of metrics."),
	better: _enum(["lower", "higher"]).optional().describe("Which way is good. Without it: the table of metrics.")
});
const MIN_ROUNDS = 8;
const MAX_ROUNDS = 40;
const MOST_ROUNDS = 1e3;
const rounds = union([whole(1, MOST_ROUNDS), closed({
	min: whole(1, MOST_ROUNDS).optional().describe(`Rounds before the first look at the data; ${MIN_ROUNDS}, or max if smaller.`),
	max: whole(1, MOST_ROUNDS).optional().describe(`Rounds at which measuring ends in any case; ${MAX_ROUNDS}, or min if larger.`)
})], { error: "expected a whole number, or a map with the keys min and max" }).transform((written) => {
	if (typeof written === "number") return {
		min: written,
		max: written
	};
	const min = written.min ?? Math.min(MIN_ROUNDS, written.max ?? MIN_ROUNDS);
	return {
		min,
		max: written.max ?? Math.max(MAX_ROUNDS, min)
	};
}).refine(({ min, max }) => min <= max, "min is larger than max");
const FRESH_ROUNDS = 2;
const layout = union([_enum(["fresh", "single"]), closed({ rounds: whole(1, MOST_ROUNDS).describe("After how many rounds a new link order is made.") })], { error: "expected fresh, single, or a map with the key rounds" }).transform((written) => {
	if (typeof written === "object") return written.rounds;
	return written === "fresh" ? FRESH_ROUNDS : 0;
});
const outcome = _enum([
	"pass",
	"fail",
	"ask"
]);
const gate = closed({
	mode: _enum(["enforce", "advisory"]).prefault("enforce").describe("`enforce`: a regression fails the check. `advisory`: nothing does; it is neutral."),
	inconclusive: outcome.prefault("pass").describe("What rows that could not be decided mean. `ask`: somebody has to look (action required)."),
	failed: outcome.prefault("fail").describe("What rows mean whose trials failed, or that lack too many numbers."),
	strict: list$1(pattern, "a regular expression").prefault([]).describe("Benchmarks (regular expressions on names) that fail the gate if not decided.")
});
/** The keys of a suite whatever its workload. */
const suiteShape = {
	base: source$1.optional().describe("What head is compared with. Without it: the merge base with the default branch."),
	head: source$1.optional().describe("What is judged. Without it: HEAD."),
	variants: union([list$1(name$1, "the name of a variant"), record$1(name$1, variantBody, { error: "expected names of variants, or a map of variants" })], { error: "expected names of variants, or a map of variants" }).prefault("default").describe("Under what base and head are built and run: names from the top-level key `variants`, or a map that defines this suite's own. `default` is a variant with nothing set."),
	contrasts: contrastList,
	metrics: record$1(text$1, metricRule$1, { error: "expected a map from metrics to rules" }).prefault({}).describe("How metrics are judged, by id (`time/op`, `B/op`, `allocs/op`, the unit of a custom metric); `*` is for all that are not named."),
	rounds: rounds.prefault({
		min: MIN_ROUNDS,
		max: MAX_ROUNDS
	}).describe(`Passes in which every arm runs once. A number: exactly so many. The default, ${MIN_ROUNDS} to ${MAX_ROUNDS}, stops as soon as every row is decided.`),
	until: _enum(["decided", "rounds"]).prefault("decided").describe("`decided`: stop at a planned look once every row is decided. `rounds`: always run them all."),
	budget: duration.prefault("15m").describe("Time for measuring, builds apart. A round that would overrun it is not started."),
	"trial-limit": duration.prefault("2m").describe("Time after which one trial is ended and counts as failed. A trial takes about a second: the default leaves room for slow set-up, and one that hangs costs little of the budget."),
	seed: text$1.optional().describe("Seed of the order of trials. Without it: a new one for each run, in the report."),
	"run-identical": flag.prefault(false).describe("Run benchmarks whose binaries are identical too, as controls that must not move."),
	"warm-up": flag.prefault(false).describe("Run a whole round before the first one, and discard it. Without it, too, the probe has run every benchmark of every arm once."),
	layout: layout.prefault("fresh").describe(`The order of functions in the binaries. \`fresh\`: a new random one every ${FRESH_ROUNDS} rounds, where the toolchain can, so that luck of the layout is noise and not a result. \`single\`: the toolchain's own.`),
	gate: gate.prefault({}).describe("What makes the check fail.")
};
/** All that a suite says whatever its workload, with every default filled in. */
const suiteSchema = closed(suiteShape);
/** The keys of a workload's settings in the file. */
function settingsShape(settings) {
	const inner = settings instanceof ZodPipe ? settings.in : settings;
	if (!(inner instanceof ZodObject)) throw new Error("settings of a workload are a zod object");
	return inner.shape;
}
const suitesError = "expected a map from names to suites";
/** The whole file around schemas of its suites. */
const fileSchema = (suite) => closed({
	$schema: text$1.optional().describe("Where an editor finds the schema of this file."),
	variants: record$1(name$1, variantBody, { error: "expected a map from names to variants" }).prefault({}).describe("Variants that suites use by name."),
	suites: record$1(name$1, suite, { error: suitesError }).refine((suites) => Object.keys(suites).length > 0, "needs at least one suite").describe("What can be run, by name.")
});
// src/core/workloads/go-bench-settings.ts
/**
* Why go test would refuse a -bench pattern, or null. Go's syntax (RE2) is not JavaScript's: what
* only Go knows is taken out first, what only JavaScript knows is refused, the rest is compiled.
* Source: the syntax page of Go's regexp/syntax package.
*/
function explainGoPattern(pattern) {
	const bare = pattern.replace(/\\\\/g, "").replace(/\\Q.*?(\\E|$)/gs, "");
	if (/\\(?:[1-7](?![0-7])|[89]|k<)/.test(bare)) return "Go knows no backreferences";
	const outside = bare.replace(/\\./gs, "x").replace(/\[\^?\]?(?:\[:\^?\w+:\]|[^\]])*\]/g, "x");
	if (/\(\?<?[=!]/.test(outside)) return "Go knows no lookahead and no lookbehind";
	return explainPattern(bare.replace(/\(\?P</g, "(?<").replace(/\(\?[imsU]*(?:-[imsU]+)?(:|\))/g, (_, end) => end === ":" ? "(?:" : ""));
}
const argument = (what) => text$1.refine((value) => /^[^-\s]/.test(value), `expected ${what}`);
const relativeFolder = text$1.refine((value) => !/^\/|\\|(?:^|\/)\.\.(?:\/|$)/.test(value), "expected a folder inside the repository, such as go or services/api").transform((value) => value.split("/").filter((part) => part !== "" && part !== ".").join("/")).meta({ title: "folder" });
const BENCHTIME_ERROR = "expected a duration or a number of iterations, such as 100ms, 1s or 50x";
/** What a suite file can say about Go benchmarks, with every default filled in. */
const goBenchSettings = closed({
	packages: list$1(argument("a package pattern such as ./... or ./store"), "a package pattern").refine((patterns) => patterns.length > 0, "needs at least one package pattern").prefault("./...").describe("Packages whose benchmarks are measured, as patterns of `go list`."),
	dir: relativeFolder.prefault("").describe("Folder of the Go module in the repository; empty: the top folder."),
	bench: checkedPattern(explainGoPattern).prefault(".").describe("Which benchmarks: a regular expression as `go test -bench` takes it, with `/` between the levels of sub-benchmarks."),
	benchtime: string({ error: BENCHTIME_ERROR }).regex(/^(?=.*[1-9])(?:\d+x|(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+)$/, BENCHTIME_ERROR).meta({ title: "duration or Nx" }).prefault("100ms").describe("How long one sample of a benchmark runs, or how many iterations it has (`50x`). With `isolate: benchmark` a duration is turned into iterations once, the same for all arms."),
	count: whole(1, 1e3).prefault(3).describe("Samples of each benchmark in one process; their median is the number of the round. Three, so that the first, which warms the process up, does not decide."),
	cpu: list$1(whole(1, 4096), "a number of CPUs").prefault([]).describe("Values of GOMAXPROCS to run each benchmark with (`-cpu`); empty: the machine's."),
	tags: list$1(argument("a build tag").meta({ title: "text" }), "a build tag").prefault([]).describe("Build tags (`-tags`)."),
	"build-flags": list$1(text$1, "a flag of go build").prefault([]).describe("Further flags of `go test -c` for every arm, e.g. `-ldflags=-s` or `-race`."),
	isolate: _enum(["benchmark", "function"]).prefault("benchmark").describe("What has a process of its own: each benchmark down to the sub-benchmark, or each top-level function with all of its sub-benchmarks.")
}).transform(camelKeys);
// src/core/suite.ts
const isMap = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const select = (value, keep) => Object.fromEntries(Object.entries(value).filter(([key]) => keep(key)));
const isCommon = (key) => Object.hasOwn(suiteShape, key);
/** Checks a value; its issues become problems of the file, and null is the answer. */
function check(schema, value, file, context) {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	file.problems.push(...explainIssues(result.error.issues, context, file.locate));
	return null;
}
/**
* Text of a suite file (YAML or JSON) -> its suites, every default filled in. Throws ConfigError
* with all that is wrong. `workloads` are the kinds of workload that a suite may name.
*/
function readSuites(text, fileName, workloads) {
	const read = readSuiteText(text, fileName);
	if (!read.readable) throw new ConfigError(read.problems);
	const { value: root, locate, problems } = read;
	const top = check(fileSchema(unknown()), root, {
		locate,
		problems
	}, {
		root,
		path: []
	});
	const asked = isMap(root) ? root : {};
	const file = {
		root,
		workloads,
		locate,
		problems,
		variants: top?.variants ?? {},
		variantNames: isMap(asked.variants) ? Object.keys(asked.variants) : []
	};
	const suites = Object.entries(isMap(asked.suites) ? asked.suites : {}).flatMap(([name, suite]) => readSuite(name, suite, file) ?? []);
	if (problems.length === 0) return suites;
	throw new ConfigError(withoutEchoes(problems).sort((a, b) => order(a) - order(b)));
}
/** An alias that names nothing has no value: what a schema says of that value is no news. */
function withoutEchoes(problems) {
	const aliases = new Set(problems.filter(({ code }) => code === "alias").map(order));
	return problems.filter((problem) => problem.code === "alias" || !aliases.has(order(problem)));
}
const order = ({ place }) => (place?.line ?? 0) * 1e6 + (place?.column ?? 0);
/** Pushes what is wrong to the file's problems; null: too wrong to be made. */
function readSuite(name, asked, file) {
	const { root } = file;
	const path = ["suites", name];
	if (!isMap(asked)) {
		file.problems.push(problemAt("wrong-value", path, "expected a map with at least the key workload", file.locate));
		return null;
	}
	const entry = findWorkload(asked, path, file);
	const inside = isMap(asked.workload) ? asked.workload : null;
	const known = entry === null ? [] : Object.keys(settingsShape(entry.settings));
	const advise = (key) => inside !== null && known.includes(key) ? "it belongs inside workload" : null;
	const common = select(asked, (key) => inside === null || entry === null ? isCommon(key) : key !== "workload");
	const settings = inside ? select(inside, (key) => key !== "kind") : select(asked, (key) => key !== "workload" && !isCommon(key));
	const read = check(suiteSchema, common, file, {
		root,
		path,
		alsoKnown: ["workload"],
		advise
	});
	const workload = entry && check(entry.settings, settings, file, {
		root,
		path: inside ? [...path, "workload"] : path,
		alsoKnown: inside ? ["kind"] : ["workload", ...Object.keys(suiteShape)],
		advise: (key) => inside && isCommon(key) ? "it belongs beside workload" : null
	});
	checkNames(common, path, file);
	if (entry === null || read === null || workload === null) return null;
	return complete(name, read, {
		kind: entry.kind,
		...workload
	}, file.variants);
}
const problemAt = (code, path, message, locate) => ({
	code,
	where: formatPath(path),
	message,
	place: locate(path, "value")
});
/** The workload that a suite names, as text or as the `kind` of a map; null when unknown. */
function findWorkload(asked, suitePath, file) {
	const written = asked.workload;
	const path = [
		...suitePath,
		"workload",
		...isMap(written) ? ["kind"] : []
	];
	const kind = isMap(written) ? written.kind : written;
	const kinds = file.workloads.map((workload) => workload.kind);
	if (typeof kind === "string") {
		const found = file.workloads.find((workload) => workload.kind === kind);
		if (found !== void 0) return found;
		file.problems.push(unknownName(kind, kinds, path, file.locate));
		return null;
	}
	const [code, what] = kind === void 0 ? ["missing", "missing"] : ["wrong-value", "expected a name"];
	const message = `${what}; known: ${kinds.sort().join(", ")}`;
	file.problems.push(problemAt(code, path, message, file.locate));
	return null;
}
/** Names of variants must be defined, and contrasts may only name variants of their suite. */
function checkNames(common, suitePath, file) {
	const path = [...suitePath, "variants"];
	const variants = suiteShape.variants.safeParse(common.variants);
	const names = isMap(common.variants) ? Object.keys(common.variants) : variants.data;
	if (!Array.isArray(names)) return;
	if (!isMap(common.variants)) {
		const known = [.../* @__PURE__ */ new Set([DEFAULT_VARIANT, ...file.variantNames])];
		for (const [index, name] of names.entries()) {
			const at = Array.isArray(common.variants) ? [...path, index] : path;
			if (!known.includes(name)) file.problems.push(unknownName(name, known, at, file.locate));
			if (names.indexOf(name) < index) file.problems.push(problemAt("duplicate", at, `"${name}" stands here twice`, file.locate));
		}
		if (names.length === 0) file.problems.push(problemAt("wrong-value", path, "needs at least one variant", file.locate));
	}
	checkContrasts(common.contrasts, names, [...suitePath, "contrasts"], file);
}
function checkContrasts(written, variants, path, file) {
	const items = Array.isArray(written) ? written : [written];
	for (const [index, item] of items.entries()) {
		const ask = contrast$1.safeParse(item).data;
		const [base, head] = ask === void 0 ? [] : variantsOf(ask);
		if (ask === void 0 || base === void 0 || head === void 0) continue;
		const at = [
			...path,
			...Array.isArray(written) ? [index] : [],
			ask.kind
		];
		for (const { key, name } of [base, head].filter((side) => !variants.includes(side.name))) file.problems.push(unknownName(name, variants, [...at, key], file.locate));
		if (base.name === head.name) file.problems.push(problemAt("wrong-value", at, "base and head are the same variant", file.locate));
	}
}
function complete(name, common, workload, bodies) {
	return {
		name,
		workload,
		base: common.base ?? null,
		head: common.head ?? null,
		variants: resolveVariants(common.variants, bodies),
		contrasts: common.contrasts,
		metrics: Object.fromEntries(Object.entries(common.metrics).map(([id, rule]) => [id, completeRule(rule)])),
		rounds: common.rounds,
		until: common.until,
		budgetSec: common.budget,
		trialLimitSec: common["trial-limit"],
		seed: common.seed ?? null,
		runIdentical: common["run-identical"],
		warmUp: common["warm-up"],
		layoutRounds: common.layout,
		gate: common.gate
	};
}
function resolveVariants(asked, bodies) {
	if (!Array.isArray(asked)) return Object.entries(asked).map(([name, body]) => nameVariant(name, body));
	return asked.map((name) => nameVariant(name, bodies[name]));
}
const completeRule = (rule) => ({
	better: rule.better ?? null,
	marginPct: rule.margin ?? null,
	gates: rule.gate ?? null,
	marginPctByBenchmark: rule["margin-by-benchmark"] ?? {}
});
/** The suite of a Go module without a suite file: all benchmarks of all packages. */
function zeroConfigSuite() {
	const kind = "go-bench";
	const [suite] = readSuites(JSON.stringify({ suites: { [kind]: { workload: kind } } }), "the built-in suite", [{
		kind,
		about: "",
		settings: goBenchSettings
	}]);
	if (suite === void 0) throw new Error("the built-in suite is gone");
	return suite;
}
// src/core/workloads/go-bench.ts
const step = (argv, folder) => ({
	argv,
	folder,
	env: {}
});
/** Regular expression that matches `text` and nothing else. */
const exactly = (text) => `^${text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`;
/** `-bench` pattern of one benchmark: go test splits pattern and name at slashes. */
const patternOf = (name) => name.split("/").map(exactly).join("/");
const tagFlags = (settings) => settings.tags.length === 0 ? [] : [`-tags=${settings.tags.join(",")}`];
/** All -ldflags in one flag: go takes the last one only. */
function buildFlags(settings, variant, layoutSeed) {
	const all = [...settings.buildFlags, ...variant.buildFlags];
	const linker = all.flatMap((flag) => /^--?ldflags=(.*)$/s.exec(flag)?.[1] ?? []);
	if (layoutSeed !== null) linker.push(`-randlayout=${layoutSeed}`);
	const rest = all.filter((flag) => !/^--?ldflags=/.test(flag));
	return linker.length === 0 ? rest : [...rest, `-ldflags=${linker.join(" ")}`];
}
/** `go list -json` prints one object after another, without commas. */
function readUnits$1(settings, stdout) {
	const listed = JSON.parse(`[${stdout.replace(/^\}\s*^\{/gm, "},{")}]`);
	const problems = [];
	const value = [];
	for (const found of listed) {
		if (found.Error !== void 0) problems.push({
			code: "package-error",
			message: found.Error.Err,
			where: found.ImportPath
		});
		const files = [...found.TestGoFiles ?? [], ...found.XTestGoFiles ?? []];
		if (files.length === 0) continue;
		const inModule = found.Dir.slice((found.Module?.Dir ?? found.Root ?? found.Dir).length + 1);
		const folder = [settings.dir, inModule].filter((part) => part !== "").join("/");
		value.push({
			id: found.ImportPath,
			folder,
			files
		});
	}
	return {
		value,
		problems
	};
}
function runFlags(settings, pattern, benchtime, count) {
	const cpu = settings.cpu.length === 0 ? [] : [`-test.cpu=${settings.cpu.join(",")}`];
	return [
		"-test.run=^$",
		`-test.bench=${pattern}`,
		`-test.benchtime=${benchtime}`,
		`-test.count=${count}`,
		"-test.benchmem",
		...cpu
	];
}
/** Anchors a top-level function name; deeper levels of the suite's pattern are kept. */
function functionPattern(settings, name) {
	const deeper = settings.bench.split("/").slice(1);
	return [exactly(name), ...deeper].join("/");
}
function readProbe(settings, unit, name, observations) {
	const leaves = /* @__PURE__ */ new Map();
	for (const seen of observations) {
		if (seen.metric !== "time/op" || seen.iterations === null) continue;
		const before = leaves.get(seen.benchmark);
		const sec = seen.value * seen.iterations;
		leaves.set(seen.benchmark, {
			iterations: before?.iterations ?? seen.iterations,
			sec: (before?.sec ?? 0) + sec
		});
	}
	const base = {
		unit: unit.id,
		folder: unit.folder
	};
	if (settings.isolate === "function") {
		if (leaves.size === 0) return [];
		const sec = [...leaves.values()].reduce((sum, leaf) => sum + leaf.sec, 0);
		return [makeTarget(base, plainName(name.replace(/^Benchmark/, "")), {
			pattern: functionPattern(settings, name),
			benchtime: settings.benchtime,
			expectedSec: sec * settings.count * (settings.benchtime.endsWith("x") ? 1 : 1.5)
		})];
	}
	return [...leaves].map(([benchmark, leaf]) => makeTarget(base, plainName(benchmark), {
		pattern: patternOf(fullName(name, benchmark)),
		benchtime: `${leaf.iterations}x`,
		expectedSec: leaf.sec * settings.count
	}));
}
const UNIT_SEC = {
	ns: 1e-9,
	us: 1e-6,
	µs: 1e-6,
	ms: .001,
	s: 1,
	m: 60,
	h: 3600
};
/** Go's duration text -> seconds; null for a number of iterations. */
function goDurationSec(text) {
	if (text.endsWith("x")) return null;
	return [...text.matchAll(/([\d.]+)(ns|us|µs|ms|s|m|h)/g)].reduce((sum, part) => sum + Number(part[1]) * (UNIT_SEC[part[2] ?? ""] ?? 0), 0);
}
/** `Benchmark_group_by` is Go's way to name a benchmark in lower case. */
const plainName = (benchmark) => benchmark.replace(/^_/, "");
/** The parser drops the prefix that every Go benchmark has; the function's name brings it back. */
const fullName = (functionName, benchmark) => [functionName, ...benchmark.split("/").slice(1)].join("/");
function makeTarget(base, benchmark, how) {
	return {
		id: `${base.unit}.${benchmark}`,
		unit: base.unit,
		settings: {
			folder: base.folder,
			pattern: how.pattern,
			benchtime: how.benchtime
		},
		expectedSec: how.expectedSec
	};
}
// src/core/workloads/index.ts
/** The shelf of workloads. Settings are parsed by each book's own schema, hence the `any`. */
const workloads = [{
	kind: "go-bench",
	about: "benchmarks of Go packages, one fresh process per benchmark, arm and round",
	runtime: "go",
	settings: goBenchSettings,
	parsers: { stdout: ["go-bench"] },
	folder: (settings) => settings.dir,
	listUnits: (settings) => step([
		"go",
		"list",
		"-e",
		"-json=ImportPath,Dir,Root,Module,TestGoFiles,XTestGoFiles,Error",
		...tagFlags(settings),
		"--",
		...settings.packages
	], settings.dir),
	readUnits: readUnits$1,
	hasTargets: (fileText) => /^func Benchmark/m.test(fileText),
	sourceMark: {
		expression: "^func Benchmark",
		pathspec: "*_test.go"
	},
	nameInSource(settings, path, line) {
		const name = /^func (Benchmark\w*)\(/.exec(line)?.[1];
		const first = settings.bench.split("/")[0] ?? "";
		const inside = settings.dir === "" || path.startsWith(`${settings.dir}/`);
		if (name === void 0 || !inside || !new RegExp(first).test(name)) return null;
		return plainName(name.replace(/^Benchmark/, ""));
	},
	sampleSec: ({ benchtime, count }) => (goDurationSec(benchtime) ?? .1) * count,
	build: (settings, variant, unit, out, layoutSeed) => step([
		...[
			"go",
			"test",
			"-c",
			"-trimpath",
			"-buildvcs=false",
			"-o",
			out
		],
		...tagFlags(settings),
		...buildFlags(settings, variant, layoutSeed),
		unit
	], settings.dir),
	listNames: (settings, binary) => step([binary, `-test.list=${settings.bench.split("/")[0]}`], settings.dir),
	readNames: (_settings, stdout) => stdout.split("\n").filter((line) => /^Benchmark/.test(line)),
	probe: (settings, unit, binary, name, variant) => step([
		binary,
		...runFlags(settings, functionPattern(settings, name), settings.benchtime, 1),
		...variant.args
	], unit.folder),
	readProbe,
	saysDone: (stdout) => /^PASS$/m.test(stdout),
	trial: (settings, target, variant, binary) => step([
		binary,
		...runFlags(settings, String(target.settings.pattern), String(target.settings.benchtime), settings.count),
		...variant.args
	], String(target.settings.folder)),
	benchmarkName(settings, seen, scopeLabel) {
		const scope = scopeLabel === "" ? "" : `${scopeLabel}.`;
		const procs = settings.cpu.length > 1 ? `-${seen.procs ?? 1}` : "";
		return `${scope}${plainName(seen.benchmark)}${procs}`;
	}
}];
const workloadOf = (kind) => {
	const found = workloads.find((workload) => workload.kind === kind);
	if (found === void 0) throw new Error(`no workload "${kind}"`);
	return found;
};
// src/host/host.ts
/** Something outside the change went wrong: disk, network, git, toolchain. Not the user's code. */
var HostError = class extends Error {
	name = "HostError";
	next;
	constructor(message, next, options) {
		super(message, options);
		this.next = next;
	}
};
// src/bench-ask.ts
/** What a door asks for, the suite that it means, and the command that asks for the same again. */
const DEFAULT_SUITE_FILE = ".gcbench.yml";
/** Finds the suite that is asked for and lays the caller's wishes over it. */
async function chooseSuite(ask, host) {
	const path = ask.suiteFile.startsWith("/") ? ask.suiteFile : `${host.cwd}/${ask.suiteFile}`;
	const text = await host.files.read(path);
	if (text === null && ask.suiteFile !== ".gcbench.yml") throw new HostError(`suite file ${ask.suiteFile} does not exist`, "gcbench init writes one");
	const found = pickSuite(text === null ? [zeroConfigSuite()] : readSuites(text, ask.suiteFile, workloads), ask);
	const suite = narrowed({
		...found,
		variants: pickVariants(found, ask.variants),
		rounds: roundsOf(found, ask),
		budgetSec: ask.budgetSec ?? found.budgetSec,
		seed: ask.seed ?? found.seed
	});
	return ask.shard === null ? suite : shardOf(suite, ask.shard);
}
function pickSuite(suites, ask) {
	const names = suites.map((suite) => suite.name);
	const [only, another] = suites;
	if (ask.suiteName === null && only !== void 0 && another === void 0) return only;
	const found = suites.find((suite) => suite.name === ask.suiteName);
	if (found !== void 0) return found;
	const known = `known: ${names.join(", ")}`;
	if (ask.suiteName === null) throw wrongAsk("suite", `${ask.suiteFile} has several suites; name one`, known);
	throw wrongAsk("suite", `unknown suite "${ask.suiteName}"; ${known}`, meant(ask.suiteName, names));
}
function pickVariants(suite, wanted) {
	if (wanted.length === 0) return suite.variants;
	const names = suite.variants.map((variant) => variant.name);
	return wanted.map((name) => {
		const found = suite.variants.find((variant) => variant.name === name);
		if (found !== void 0) return found;
		const known = `known: ${names.join(", ")}`;
		throw wrongAsk("variant", `unknown variant "${name}"; ${known}`, meant(name, names));
	});
}
function roundsOf(suite, ask) {
	const max = ask.roundsMax ?? Math.max(suite.rounds.max, ask.roundsMin ?? 0);
	return {
		min: Math.min(ask.roundsMin ?? suite.rounds.min, max),
		max
	};
}
const meant = (written, known) => {
	const near = nearest(written, known);
	return near === null ? void 0 : `did you mean "${near}"?`;
};
const wrongAsk = (where, message, next) => new ConfigError([{
	code: "bad-ask",
	where,
	message,
	...next === void 0 ? {} : { next }
}]);
/** Contrasts can only be between variants that are there: a narrowed suite drops the others. */
function narrowed(suite) {
	const has = (name) => suite.variants.some((variant) => variant.name === name);
	const contrasts = suite.contrasts.filter((ask) => ask.kind === "refs" || ask.kind === "benchmarks" || has(ask.base) && has(ask.head));
	return {
		...suite,
		contrasts: contrasts.length === 0 ? [{ kind: "refs" }] : contrasts
	};
}
/** Shards of one plan have seeds of their own, so that no two toss the same coins. */
const shardSuffix = (shard) => shard === null ? "" : `#${shard.index}`;
/** The command that does the same again: same commits, same seed, same order of trials. */
function repeatCommand(plan, ask) {
	const quote = (text) => /^[\w@%+=:,./-]+$/.test(text) ? text : JSON.stringify(text);
	const words = [
		"gcbench",
		"run",
		plan.suite.name
	];
	if (ask.suiteFile !== ".gcbench.yml") words.push("--config", ask.suiteFile);
	for (const side of ["base", "head"]) {
		const source = plan.sources[side];
		if (source === null) continue;
		words.push(`--${side}`, source.sha ?? source.asked);
		if (side === "base") words.push("--exact-base");
	}
	for (const name of ask.variants) words.push("--variant", name);
	if (plan.shard !== null) words.push("--shard", `${plan.shard.index}/${plan.shard.count}`);
	const { min, max } = plan.shard === null ? plan.suite.rounds : {
		min: null,
		max: ask.roundsMax
	};
	if (max !== null) words.push("--rounds", min === null ? `${max}` : `${min}..${max}`);
	const seed = plan.seed.slice(0, plan.seed.length - shardSuffix(plan.shard).length);
	words.push("--budget", `${plan.suite.budgetSec}s`, "--seed", seed);
	return words.map(quote).join(" ");
}
// src/core/stats/normal-quantile.ts
const CENTRE = {
	up: [
		3.3871327179,
		50.434271938,
		159.29113202,
		59.10937472
	],
	down: [
		1,
		17.895169469,
		78.757757664,
		67.1875636
	]
};
const FLANK = {
	up: [
		1.4234372777,
		2.75681539,
		1.3067284816,
		.17023821103
	],
	down: [
		1,
		.7370016425,
		.12021132975
	]
};
const TAIL = {
	up: [
		6.657905115,
		3.081226386,
		.42868294337,
		.017337203997
	],
	down: [
		1,
		.24197894225,
		.012258202635
	]
};
/**
* Quantile of the standard normal distribution, for 0 < p < 1; relative error about 1e-7.
* Source: Wichura, Algorithm AS 241 (PPND7), Applied Statistics 37 (1988) 477-484.
* @example normalQuantile(0.975) // 1.959964
*/
function normalQuantile(p) {
	const q = p - .5;
	if (Math.abs(q) <= .425) return q * ratio(CENTRE, .180625 - q * q);
	const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
	return Math.sign(q) * (r <= 5 ? ratio(FLANK, r - 1.6) : ratio(TAIL, r - 5));
}
function ratio(terms, x) {
	const value = (list) => list.reduceRight((sum, term) => sum * x + term, 0);
	return value(terms.up) / value(terms.down);
}
// src/core/preview.ts
/** Noise of one paired difference, in percent, for which a preview says what could be seen. */
const PREVIEW_NOISE_PCT = [
	1,
	3,
	10
];
/** Seconds a trial takes beside its benchmark: process start, reading what it printed. */
const TRIAL_OVERHEAD_SEC = .03;
/**
* Smallest effect seen with 80 % power after n rounds of a paired difference with this noise, by
* the normal approximation (z_{1-a/2} + z_{.8}) s / sqrt(n): what a look can hope for, not a test.
*/
const detectablePct = (noisePct, rounds, alpha) => (normalQuantile(1 - alpha / 2) + normalQuantile(.8)) * noisePct / Math.sqrt(rounds);
/** `sampleSec`: expected time of one benchmark in one trial. */
function makePreview(suite, sources, benchmarks, sampleSec) {
	const arms = makeArms(suite);
	const roundSec = benchmarks.length * arms.length * (sampleSec + TRIAL_OVERHEAD_SEC);
	const roundsInBudget = roundSec === 0 ? 0 : Math.floor(suite.budgetSec / roundSec);
	const rounds = Math.min(suite.rounds.max, roundsInBudget);
	return {
		suite,
		sources,
		arms,
		contrasts: makeContrasts(suite),
		benchmarks,
		roundSec,
		mostSec: rounds * roundSec,
		roundsInBudget,
		looks: looksOf(suite).map((look) => ({
			...look,
			detectablePct: PREVIEW_NOISE_PCT.map((noisePct) => detectablePct(noisePct, look.rounds, ALPHA * look.weight))
		}))
	};
}
// src/core/metric.ts
const TIME = {
	lower: "faster",
	higher: "slower"
};
const SPEED = {
	lower: "slower",
	higher: "faster"
};
const AMOUNT = {
	lower: "less",
	higher: "more"
};
const NUMBER = {
	lower: "fewer",
	higher: "more"
};
const PLAIN$1 = {
	lower: "lower",
	higher: "higher"
};
/** What most rows of the table share. */
const NOISY = {
	better: "lower",
	assume: "noisy",
	marginPct: 2,
	gates: false,
	inferred: false,
	printedAs: [],
	onRequest: false,
	fromUsage: null
};
const EXACT = {
	...NOISY,
	assume: "exact",
	marginPct: 0
};
// src/core/metrics-gc.ts
/** Metrics of garbage collection, as a runtime reports it: Go's gctrace and the JVM's GC log. */
const SHARED = {
	...NOISY,
	marginPct: 5
};
const time = (row) => ({
	...SHARED,
	unit: "s",
	words: TIME,
	...row
});
const cpu = (row) => ({
	...SHARED,
	unit: "s",
	words: AMOUNT,
	...row
});
const heap = (row) => ({
	...SHARED,
	unit: "B",
	words: AMOUNT,
	...row
});
const count$1 = (row) => ({
	...SHARED,
	unit: "count",
	words: NUMBER,
	...row
});
const SUMMARIES = {
	p50: ["p50", "Median"],
	p99: ["p99", "99th percentile (with fewer than 100 pauses it is close to the longest)"],
	max: ["max", "Longest"],
	total: ["total", "Sum"]
};
/** `kind` '': all kinds. */
function pauses(kind, what, summaries, row) {
	const stem = kind === "" ? "gc-pause" : `gc-pause-${kind}`;
	return summaries.map((summary) => {
		const [label, word] = SUMMARIES[summary];
		return time({
			id: `${stem}-${summary}`,
			label: `GC ${kind === "" ? "" : `${kind} `}pause ${label}`,
			about: `${word} of ${what}.`,
			...row
		});
	});
}
const ALL = [
	"p50",
	"p99",
	"max",
	"total"
];
/** Pauses of the JVM by kind, with the words for them. */
const JVM_KINDS = {
	young: "G1, Parallel, Serial: pauses that collect the young generation",
	mixed: "G1: pauses that collect the young generation and part of the old one",
	full: "pauses that collect and compact the whole heap",
	remark: "G1: pauses that end marking",
	cleanup: "G1: pauses that choose what to collect after marking",
	"mark-start": "ZGC, Shenandoah: pauses that start marking",
	"mark-end": "ZGC, Shenandoah: pauses that end marking",
	"relocate-start": "ZGC: pauses that start moving objects",
	other: "pauses of other kinds"
};
const gcMetrics = [
	count$1({
		id: "gc-cycles",
		label: "GC cycles",
		about: "Garbage collections, as the runtime numbers them."
	}),
	count$1({
		id: "gc-cycles-forced",
		label: "forced GC cycles",
		onRequest: true,
		about: "Garbage collections that the program asked for: runtime.GC(), System.gc()."
	}),
	...pauses("", "the stop-the-world pauses: in Go both pauses of a collection together, in the JVM each pause", ALL, {}),
	count$1({
		id: "gc-pauses",
		label: "GC pauses",
		onRequest: true,
		about: "JVM: stop-the-world pauses."
	}),
	...pauses("sweep-term", "the pauses that end sweeping and start a cycle in Go", ALL, { onRequest: true }),
	...pauses("mark-term", "the pauses that end marking in Go", ALL, { onRequest: true }),
	...Object.entries(JVM_KINDS).flatMap(([kind, what]) => [count$1({
		id: `gc-pause-${kind}-count`,
		label: `GC ${kind} pauses`,
		onRequest: kind !== "full",
		about: `Number of ${what}.`
	}), ...pauses(kind, what, ["max", "total"], { onRequest: true })]),
	time({
		id: "gc-mark-wall-total",
		label: "GC mark time",
		about: "Go: wall-clock time of concurrent marking, summed over the collections."
	}),
	time({
		id: "gc-mark-wall-mean",
		label: "GC mark time/cycle",
		about: "Go: wall-clock time of concurrent marking in one collection, mean."
	}),
	time({
		id: "gc-concurrent-total",
		label: "GC concurrent time",
		about: "JVM: wall-clock time of concurrent phases without the pauses inside them. Phases of two generations that run at once both count."
	}),
	cpu({
		id: "gc-cpu",
		label: "GC CPU time",
		about: "Go: CPU time of collection that the program could have used: pauses on all Ps, assist and background marking, without idle marking."
	}),
	cpu({
		id: "gc-mark-cpu-total",
		label: "GC mark CPU",
		about: "Go: CPU time of concurrent marking: assist, background and idle."
	}),
	cpu({
		id: "gc-mark-cpu-mean",
		label: "GC mark CPU/cycle",
		about: "Go: CPU time of concurrent marking in one collection, mean."
	}),
	cpu({
		id: "gc-mark-assist",
		label: "GC assist CPU",
		about: "Go: marking that allocating goroutines had to do themselves; it is in their latency."
	}),
	cpu({
		id: "gc-mark-background",
		label: "GC background CPU",
		about: "Go: marking by dedicated and fractional workers."
	}),
	cpu({
		id: "gc-mark-idle",
		label: "GC idle CPU",
		about: "Go: marking on Ps that had nothing else to do."
	}),
	cpu({
		id: "gc-cpu-share",
		label: "GC CPU share",
		unit: "%",
		about: "Go: collection's share of the CPU time available since the program started, at the last collection. Printed in whole percent."
	}),
	heap({
		id: "gc-heap-before-max",
		label: "heap at GC start, max",
		about: "Heap when a collection started, largest of the trial."
	}),
	heap({
		id: "gc-heap-after-max",
		label: "heap at GC end, max",
		about: "Heap when a collection ended, largest of the trial. In Go that is when marking ended: what is dead is still in it."
	}),
	heap({
		id: "gc-heap-live-max",
		label: "live heap, max",
		about: "Go: heap found alive, largest of the trial."
	}),
	heap({
		id: "gc-heap-live-mean",
		label: "live heap, mean",
		about: "Go: heap found alive, mean over the collections."
	}),
	heap({
		id: "gc-heap-goal-max",
		label: "heap goal, max",
		about: "Go: size up to which the heap may grow, largest of the trial."
	}),
	heap({
		id: "gc-heap-committed-max",
		label: "committed heap, max",
		about: "JVM: heap that is backed by memory, largest of the trial."
	}),
	count$1({
		id: "gc-stalls",
		label: "allocation stalls",
		about: "ZGC: times that a thread had to wait for a collection to free memory."
	}),
	time({
		id: "gc-stall-total",
		label: "allocation stall total",
		about: "ZGC: time that threads waited for a collection to free memory, summed."
	}),
	{
		...EXACT,
		id: "gc-procs",
		label: "GOMAXPROCS",
		unit: "count",
		onRequest: true,
		about: "Go: number of Ps at the last collection. A setting: it explains, it is no result.",
		words: NUMBER
	}
];
// src/core/metrics-load.ts
/** Metrics of a program under load, as a load generator (sysbench) reports them. */
const CLOSED_LOOP = "With a fixed number of threads it is the reciprocal of the mean latency, so it does not gate by default: one change would count twice.";
const latency = {
	...NOISY,
	unit: "s",
	words: TIME
};
function percentile(percent, marginPct, gates) {
	return {
		...latency,
		id: `latency-p${percent}`,
		label: `p${percent} latency`,
		marginPct,
		gates,
		about: `Latency that ${percent} % of the transactions do not exceed, interpolated in the histogram of one trial; at least 50 transactions lie beyond it.`
	};
}
const loadMetrics = [
	{
		...latency,
		id: "latency-mean",
		label: "mean latency",
		gates: true,
		about: "Sum of the latencies of all transactions divided by their number."
	},
	percentile("50", 2, false),
	percentile("90", 2, false),
	percentile("95", 5, true),
	percentile("99", 5, false),
	percentile("99.9", 5, false),
	{
		...latency,
		id: "latency-min",
		label: "min latency",
		onRequest: true,
		about: "Latency of the fastest transaction: one event, so it says little."
	},
	{
		...latency,
		id: "latency-max",
		label: "max latency",
		marginPct: 5,
		onRequest: true,
		about: "Latency of the slowest transaction: one event, so it says little."
	},
	{
		...latency,
		id: "latency-sum",
		label: "summed latency",
		onRequest: true,
		about: "Latencies of all transactions added up over the threads."
	},
	{
		...NOISY,
		id: "tps",
		label: "transactions/s",
		unit: "transactions/s",
		better: "higher",
		about: `Transactions per second. ${CLOSED_LOOP}`,
		words: SPEED
	},
	{
		...NOISY,
		id: "qps",
		label: "queries/s",
		unit: "queries/s",
		better: "higher",
		about: `Queries per second. ${CLOSED_LOOP}`,
		words: SPEED
	},
	{
		...NOISY,
		id: "transactions",
		label: "transactions",
		unit: "count",
		better: "higher",
		onRequest: true,
		about: "Transactions of the trial.",
		words: NUMBER
	},
	{
		...NOISY,
		id: "errors/transaction",
		label: "errors/transaction",
		unit: "errors/transaction",
		marginPct: 5,
		about: "Errors that the load generator ignored and retried, such as conflicts between transactions, per transaction: part of the result, not a failure.",
		words: NUMBER
	},
	{
		...NOISY,
		id: "reconnects/transaction",
		label: "reconnects/transaction",
		unit: "reconnects/transaction",
		marginPct: 5,
		about: "Connections that the load generator opened anew, per transaction.",
		words: NUMBER
	},
	{
		...NOISY,
		id: "thread-spread",
		label: "thread spread",
		unit: "%",
		marginPct: 5,
		onRequest: true,
		about: "How unevenly the transactions fell on the threads: standard deviation in percent of the mean. Only with more than one thread.",
		words: PLAIN$1
	}
];
const MEASURES = {
	ns: {
		unit: "s",
		factor: 1e-9
	},
	us: {
		unit: "s",
		factor: 1e-6
	},
	"µs": {
		unit: "s",
		factor: 1e-6
	},
	"μs": {
		unit: "s",
		factor: 1e-6
	},
	ms: {
		unit: "s",
		factor: .001
	},
	s: {
		unit: "s",
		factor: 1
	},
	sec: {
		unit: "s",
		factor: 1
	},
	B: {
		unit: "B",
		factor: 1
	},
	bytes: {
		unit: "B",
		factor: 1
	},
	kB: {
		unit: "B",
		factor: 1e3
	},
	MB: {
		unit: "B",
		factor: 1e6
	},
	GB: {
		unit: "B",
		factor: 1e9
	},
	KiB: {
		unit: "B",
		factor: 1024
	},
	MiB: {
		unit: "B",
		factor: 2 ** 20
	},
	GiB: {
		unit: "B",
		factor: 2 ** 30
	},
	allocs: {
		unit: "count",
		factor: 1
	}
};
/**
* The base unit behind a unit as printed. By the Go benchmark format
* (golang.org/design/14313-benchmark-format) what is measured is the last of the hyphenated words
* and the rest is description: `p99-ns/op` is `s` x 1e-9, `disk-MB/s` is `B/s` x 1e6. Only a
* denominator of seconds stays in the base unit. A unit that is not known, like `ops/s` or the
* ambiguous `KB`, is its own base unit with factor 1.
*/
function parseUnit(printed) {
	const [numerator = "", denominator, ...more] = printed.split("/");
	const word = numerator.slice(numerator.lastIndexOf("-") + 1);
	const known = Object.hasOwn(MEASURES, word) ? MEASURES[word] : null;
	const perSecond = denominator === "s" || denominator === "sec";
	if (!known || more.length > 0 || perSecond && known.unit === "count") return {
		unit: printed,
		factor: 1
	};
	return perSecond ? {
		unit: `${known.unit}/s`,
		factor: known.factor
	} : known;
}
/**
* `value` in base units. A decimal factor moves the point of the decimal number, so that 83.49 ns
* is 8.349e-8 s exactly and no rounding comes on top of the printed one.
*/
function toBase(value, factor) {
	const places = Math.log10(factor);
	if (!Number.isInteger(places) || !Number.isFinite(value)) return value * factor;
	const [digits, exponent = "0"] = String(value).split("e");
	return Number(`${digits}e${Number(exponent) + places}`);
}
/** Significant digits of a printed value. */
const DIGITS = 4;
const SMALL = [
	{
		scale: 1,
		text: ""
	},
	{
		scale: .001,
		text: "m"
	},
	{
		scale: 1e-6,
		text: "µ"
	},
	{
		scale: 1e-9,
		text: "n"
	}
];
const LARGE = [
	{
		scale: 0xe8d4a51000,
		text: "T"
	},
	{
		scale: 1e9,
		text: "G"
	},
	{
		scale: 1e6,
		text: "M"
	},
	{
		scale: 1e3,
		text: "k"
	},
	{
		scale: 1,
		text: ""
	}
];
const PLAIN = [{
	scale: 1,
	text: ""
}];
function prefixes(unit) {
	if (unit === "s" || unit === "s/s") return SMALL;
	return unit.includes("%") ? PLAIN : LARGE;
}
/** The largest prefix under which `value`, rounded to four digits, is at least 1; none for 0. */
function prefixOf(value, unit) {
	if (value === 0) return PLAIN[0];
	const list = prefixes(unit);
	return list.find((p) => Math.abs(Number((value / p.scale).toPrecision(4))) >= 1) ?? list.at(-1);
}
/** At least `digits` significant digits, no exponent but for numbers far outside the prefixes. */
function significant(value, digits) {
	if (value === 0) return "0";
	const exponent = Math.floor(Math.log10(Math.abs(Number(value.toPrecision(digits)))));
	if (exponent >= 9 || exponent < -6) return value.toExponential(digits - 1);
	return value.toFixed(Math.max(0, digits - 1 - exponent));
}
/** Amounts that are whole numbers without a prefix: no decimals are invented for them. */
function isWhole(value, unit, prefix) {
	return prefixes(unit) !== SMALL && prefix.scale === 1 && Number.isInteger(value);
}
function printScaled(value, unit, prefix, digits) {
	const number = isWhole(value, unit, prefix) ? String(value) : significant(value / prefix.scale, digits);
	if (unit === "count") return number + prefix.text;
	if (unit === "s" || unit.startsWith("s/") || unit === "B" || unit === "B/s") return `${number} ${prefix.text}${unit}`;
	return `${number}${prefix.text} ${unit}`.trimEnd();
}
function smallCount(value, unit) {
	return unit === "count" && Number.isInteger(value) && Math.abs(value) < 1e6;
}
function commonPrefix(values, unit) {
	if (values.every((v) => smallCount(v, unit))) return PLAIN[0];
	const sizes = values.map(Math.abs).filter((v) => v > 0);
	return prefixOf(sizes.length > 0 ? Math.min(...sizes) : 0, unit);
}
/**
* A value in base units with its unit, in four significant digits: `18.61 ms`, `249.0 kB`, `12`
* (a count), `3.200k ops/s`. Whole counts below a million and other whole amounts below 1000 are
* exact.
*/
function printValue(value, unit) {
	if (value === null || !Number.isFinite(value)) return "n/a";
	return printScaled(value, unit, commonPrefix([value], unit), DIGITS);
}
/**
* Two values in the same scaled unit, that of the smaller (`900.0 µs`, `1100 µs`), unless they are
* more than a million times apart. Digits are added, up to seven, until different values look
* different.
*/
function printPair(base, head, unit) {
	if (base === null || head === null || !Number.isFinite(base) || !Number.isFinite(head)) return [printValue(base, unit), printValue(head, unit)];
	const sizes = [Math.abs(base), Math.abs(head)].sort((a, b) => a - b);
	if (sizes[0] > 0 && sizes[1] / sizes[0] > 1e6) return [printValue(base, unit), printValue(head, unit)];
	const prefix = commonPrefix([base, head], unit);
	const texts = (digits) => [printScaled(base, unit, prefix, digits), printScaled(head, unit, prefix, digits)];
	let digits = DIGITS;
	while (base !== head && digits < 7 && texts(digits)[0] === texts(digits)[1]) digits++;
	return texts(digits);
}
function signed(text, value) {
	return value > 0 ? `+${text}` : text;
}
/** A difference in base units with its sign: `+12`, `-1.500 ms`, `0 B`. */
function printDifference(value, unit) {
	const text = printValue(value, unit);
	return text === "n/a" ? text : signed(text, value);
}
/** ln(head/base) as a change in percent. */
function percentOfLn(ln) {
	return 100 * Math.expm1(ln);
}
/** One decimal from 1 % on, more below so that a change that is not zero never reads as zero. */
function percentText(pct, size) {
	const text = pct !== 0 && (size >= 1e6 || Math.abs(pct) < 1e-6) ? pct.toExponential(1) : pct.toFixed(size >= 1e3 ? 0 : size >= 1 || size === 0 ? 1 : 2);
	return signed(Number(text) === 0 && pct !== 0 ? pct.toFixed(Math.ceil(-Math.log10(Math.abs(pct)))) : text, pct);
}
/** A change in percent with sign, ASCII minus so that it can be searched: `-20.9 %`, `+0.35 %`. */
function printDelta(pct) {
	if (pct === null || !Number.isFinite(pct)) return "n/a";
	return `${percentText(pct, Math.abs(pct))} %`;
}
/** An interval in percent, both ends with as many decimals: `[-22.4, -19.1]`. */
function printInterval(lowPct, highPct) {
	if (lowPct === null || highPct === null) return "n/a";
	if (!Number.isFinite(lowPct) || !Number.isFinite(highPct)) return "n/a";
	const size = Math.max(Math.abs(lowPct), Math.abs(highPct));
	return `[${percentText(lowPct, size)}, ${percentText(highPct, size)}]`;
}
/** A probability: `p=0.031`, `p<0.001`. */
function printP(p) {
	if (p === null || !Number.isFinite(p)) return "n/a";
	return p < .001 ? "p<0.001" : `p=${p.toFixed(3)}`;
}
/** A span of time for a person: `0.4 s`, `45 s`, `3 min 20 s`, `2 h 5 min`. */
function printDuration(durationSec) {
	if (!Number.isFinite(durationSec)) return "n/a";
	if (Math.abs(durationSec) < 9.95) return `${Number(durationSec.toFixed(1))} s`;
	const sec = Math.round(durationSec);
	if (sec < 60) return `${sec} s`;
	if (sec < 3600) return twoUnits(Math.floor(sec / 60), "min", sec % 60, "s");
	const min = Math.round(sec / 60);
	return twoUnits(Math.floor(min / 60), "h", min % 60, "min");
}
function twoUnits(big, bigUnit, small, smallUnit) {
	return small === 0 ? `${big} ${bigUnit}` : `${big} ${bigUnit} ${small} ${smallUnit}`;
}
// src/core/metrics.ts
/**
* The table of metrics: what a number means, which way is good, and how it is judged unless the
* suite says otherwise. One row is one metric; help texts and docs are made from it.
*/
function fromUsage(read, perOperation = false) {
	return { fromUsage: {
		read,
		perOperation
	} };
}
const metrics = [
	{
		...NOISY,
		id: "time/op",
		label: "time/op",
		unit: "s",
		gates: true,
		about: "Wall-clock time of one operation, as the benchmark reports it.",
		words: TIME,
		printedAs: ["ns/op", "sec/op"]
	},
	{
		...EXACT,
		id: "bytes/op",
		label: "bytes/op",
		unit: "B",
		about: "Heap bytes allocated by one operation. Mostly constant; maps and pools make it vary a little, so it does not gate by default.",
		words: AMOUNT,
		printedAs: ["B/op"]
	},
	{
		...EXACT,
		id: "allocs/op",
		label: "allocs/op",
		unit: "count",
		gates: true,
		about: "Heap allocations made by one operation. A whole number that hardly varies.",
		words: NUMBER,
		printedAs: ["allocs/op"]
	},
	{
		...NOISY,
		id: "throughput",
		label: "throughput",
		unit: "B/s",
		better: "higher",
		about: "Bytes processed per second. In Go it is the reciprocal of time/op, so it does not gate by default: one change would count twice.",
		words: SPEED,
		printedAs: ["MB/s", "B/s"]
	},
	{
		...NOISY,
		...fromUsage((usage) => usage.userSec + usage.systemSec, true),
		id: "cpu-time",
		label: "CPU time/op",
		unit: "s",
		about: "CPU time (user and system) that the kernel charged to the whole process of the trial, divided by its operations: garbage collection, start-up and set-up are in it. Steadier than wall time on shared machines.",
		words: AMOUNT
	},
	{
		...NOISY,
		...fromUsage((usage) => usage.maxRssBytes),
		id: "max-rss",
		label: "max RSS",
		unit: "B",
		about: "Largest resident memory of the trial process, from the kernel.",
		words: AMOUNT
	},
	{
		...NOISY,
		...fromUsage((usage) => usage.minorFaults),
		id: "minor-faults",
		onRequest: true,
		label: "minor faults",
		unit: "count",
		about: "Page faults of the trial process that needed no disk, from the kernel.",
		words: NUMBER
	},
	{
		...NOISY,
		...fromUsage((usage) => usage.majorFaults),
		id: "major-faults",
		onRequest: true,
		label: "major faults",
		unit: "count",
		about: "Page faults of the trial process that had to read from disk, from the kernel.",
		words: NUMBER
	},
	{
		...NOISY,
		...fromUsage((usage) => usage.voluntarySwitches),
		id: "voluntary-switches",
		onRequest: true,
		label: "voluntary switches",
		unit: "count",
		about: "Times the trial process gave up its CPU to wait, from the kernel.",
		words: NUMBER
	},
	{
		...NOISY,
		...fromUsage((usage) => usage.involuntarySwitches),
		id: "involuntary-switches",
		onRequest: true,
		label: "involuntary switches",
		unit: "count",
		about: "Times the trial process was pushed off its CPU by others, from the kernel.",
		words: NUMBER
	},
	...loadMetrics,
	...gcMetrics
];
const byId = new Map(metrics.map((metric) => [metric.id, metric]));
const byPrinted = new Map(metrics.flatMap((m) => m.printedAs.map((unit) => [unit, m])));
/** Id of the metric behind a unit as a benchmark prints it; a custom unit is its own id. */
function metricId(printedUnit) {
	return byPrinted.get(printedUnit)?.id ?? printedUnit;
}
/**
* The metric with this id. An id that is not in the table is a custom metric and its id is the
* unit as printed: rates (`.../s`, `.../sec`) are taken as better when higher, all else as better
* when lower. That is a guess, so it is marked `inferred` and does not gate.
*/
function metricFor(id) {
	const known = byId.get(id);
	if (known) return known;
	const { unit } = parseUnit(id);
	const better = /\/s(ec)?$/.test(id) ? "higher" : "lower";
	return {
		...NOISY,
		id,
		label: id,
		unit,
		better,
		about: `Custom metric of the benchmark; ${better} is taken as better, judging by its unit.`,
		words: unit === "s" ? TIME : unit === "B" ? AMOUNT : PLAIN$1,
		inferred: true
	};
}
/** The word for a change of this sign, '' for none: `faster`, `more`. */
function wordFor(metric, change) {
	return change === 0 ? "" : change < 0 ? metric.words.lower : metric.words.higher;
}
/**
* A number of a whole trial whose output names no benchmark: scope and benchmark are '', which
* means the trial's own. The metric has to be in the table, which gives the unit.
*/
function observeTrial(metric, value, iterations, resolution) {
	const { unit, inferred } = metricFor(metric);
	if (inferred) throw new Error(`no metric "${metric}" in the table`);
	return {
		scope: "",
		benchmark: "",
		procs: null,
		metric,
		unit,
		value,
		iterations,
		resolution
	};
}
/**
* Metrics of a whole trial. `operations`: how many operations the trial made, over which CPU time
* is spread; null (unknown) or 0 leaves out what is per operation.
*/
function readUsage(usage, operations) {
	return metrics.flatMap(({ id, unit, fromUsage: from }) => {
		if (!from || from.perOperation && !operations) return [];
		return [{
			metric: id,
			unit,
			value: from.read(usage) / (from.perOperation ? operations : 1)
		}];
	});
}
// src/core/parsers/gctrace.ts
/** How a gc line starts, anywhere in a line: the program's own output may stand before it. */
const HEAD = /\bgc (\d{1,12}) @(?=\d)/g;
/** The end of a text that ends inside such a start. */
const CUT_HEAD = /\bgc \d{0,12}(?: @)?$/;
const MS = String.raw`\d{1,12}(?:\.\d{1,3})?`;
const MB = String.raw`\d{1,12}`;
/**
* The rest of a gc line as the runtime prints it (gcMarkTermination in runtime/mgc.go). Go up to
* 1.18 has no stacks and globals; Go 1.26 notes a check for leaked goroutines.
*/
const REST = new RegExp(String.raw`\d{1,12}\.\d{3}s \d{1,6}%(?: \([a-z ]+\))?: ${MS}\+${MS}\+${MS} ms clock, ` + String.raw`${MS}\+${MS}/${MS}/${MS}\+${MS} ms cpu, ${MB}->${MB}->${MB} MB, ${MB} MB goal, ` + String.raw`(?:${MB} MB stacks, ${MB} MB globals, )?\d{1,6} P( \(forced\))?`, "y");
const ZERO = "0".charCodeAt(0);
const POINT = ".".charCodeAt(0) - ZERO;
const CLOSING = ")".charCodeAt(0);
const newTrace = () => ({
	numbers: [],
	torn: [],
	isCut: false,
	sweepTermUs: [],
	markTermUs: [],
	sum: {
		forced: 0,
		markUs: 0,
		stoppedUs: 0,
		assistUs: 0,
		backgroundUs: 0,
		idleUs: 0,
		liveMb: 0
	},
	max: {
		beforeMb: 0,
		afterMb: 0,
		liveMb: 0,
		goalMb: 0
	},
	last: {
		sharePct: 0,
		procs: 0
	}
});
/** The numbers in a part of a text in thousandths, whole: `0.95+12` is 950 and 12000. */
function readThousandths(text, from, to) {
	const found = [];
	for (let at = from; at < to; at++) {
		let digit = text.charCodeAt(at) - ZERO;
		if (digit < 0 || digit > 9) continue;
		let value = 0;
		let decimals = -1;
		for (; digit >= 0 && digit <= 9 || digit === POINT; digit = text.charCodeAt(++at) - ZERO) if (digit === POINT) decimals = 0;
		else {
			value = value * 10 + digit;
			if (decimals >= 0) decimals++;
		}
		found.push(value * 10 ** (3 - Math.max(decimals, 0)));
	}
	return found;
}
/** Adds the numbers of a whole line: seconds, share, 3 x clock, 5 x cpu, 3 x heap, goal ... P. */
function addCycle({ sweepTermUs, markTermUs, sum, max, last }, found) {
	const [, share, sweepTerm, mark, markTerm, sweepCpu, assist, background, idle, markCpu, ...sizes] = found;
	const [before, after, live, goal] = sizes;
	sweepTermUs.push(sweepTerm);
	markTermUs.push(markTerm);
	sum.markUs += mark;
	sum.stoppedUs += sweepCpu + markCpu;
	sum.assistUs += assist;
	sum.backgroundUs += background;
	sum.idleUs += idle;
	sum.liveMb += live / 1e3;
	max.beforeMb = Math.max(max.beforeMb, before / 1e3);
	max.afterMb = Math.max(max.afterMb, after / 1e3);
	max.liveMb = Math.max(max.liveMb, live / 1e3);
	max.goalMb = Math.max(max.goalMb, goal / 1e3);
	last.sharePct = share / 1e3;
	last.procs = sizes.at(-1) / 1e3;
}
function readTrace(text) {
	const trace = newTrace();
	const lastLine = text.lastIndexOf("\n") + 1;
	HEAD.lastIndex = 0;
	for (let head = HEAD.exec(text); head; head = HEAD.exec(text)) {
		const from = HEAD.lastIndex;
		REST.lastIndex = from;
		const isWhole = REST.test(text);
		if (!isWhole && from > lastLine) {
			trace.isCut = true;
			break;
		}
		trace.numbers.push(Number(head[1]));
		if (isWhole) addCycle(trace, readThousandths(text, from, REST.lastIndex));
		else trace.torn.push(from);
		if (isWhole && text.charCodeAt(REST.lastIndex - 1) === CLOSING) trace.sum.forced++;
	}
	trace.isCut ||= CUT_HEAD.test(text.slice(-20));
	return trace;
}
/** Cycles by their numbers, which also tell what the output lost; null: numbers that fall. */
function countCycles({ numbers }) {
	const grows = numbers.every((number, at) => at === 0 || number > numbers[at - 1]);
	if (numbers.length === 0) return 0;
	return grows ? numbers.at(-1) - numbers[0] + 1 : null;
}
/** Half the last digit of a time as the runtime prints it: two digits, three decimals at most. */
function halfStepSec(us) {
	return (us >= 1e4 ? 500 : us >= 1e3 ? 50 : us >= 100 ? 5 : .5) / 1e6;
}
const seen$1 = (metric, value, resolution = null) => observeTrial(metric, value, null, resolution);
/** `stem` is what the ids of the pauses' metrics begin with. */
function observePauses$1(stem, pausesUs) {
	const [p50, p99, max] = quantile(pausesUs, [
		.5,
		.99,
		1
	]);
	const one = (id, us) => seen$1(`${stem}-${id}`, us / 1e6, halfStepSec(us));
	const totalUs = pausesUs.reduce((total, us) => total + us, 0);
	return [
		one("p50", p50),
		one("p99", p99),
		one("max", max),
		seen$1(`${stem}-total`, totalUs / 1e6)
	];
}
function observeTimes({ sum, last }, cycles) {
	const markCpuUs = sum.assistUs + sum.backgroundUs + sum.idleUs;
	return [
		seen$1("gc-mark-wall-total", sum.markUs / 1e6),
		seen$1("gc-mark-wall-mean", sum.markUs / 1e6 / cycles),
		seen$1("gc-cpu", (sum.stoppedUs + sum.assistUs + sum.backgroundUs) / 1e6),
		seen$1("gc-mark-cpu-total", markCpuUs / 1e6),
		seen$1("gc-mark-cpu-mean", markCpuUs / 1e6 / cycles),
		seen$1("gc-mark-assist", sum.assistUs / 1e6),
		seen$1("gc-mark-background", sum.backgroundUs / 1e6),
		seen$1("gc-mark-idle", sum.idleUs / 1e6),
		seen$1("gc-cpu-share", last.sharePct, .5)
	];
}
/** The runtime's MB is 2^20 B, rounded down. */
function observeHeap({ sum, max, last }, cycles) {
	const size = (metric, mb) => seen$1(metric, mb * 2 ** 20, 2 ** 19);
	return [
		size("gc-heap-before-max", max.beforeMb),
		size("gc-heap-after-max", max.afterMb),
		size("gc-heap-live-max", max.liveMb),
		seen$1("gc-heap-live-mean", sum.liveMb / cycles * 2 ** 20),
		size("gc-heap-goal-max", max.goalMb),
		seen$1("gc-procs", last.procs)
	];
}
function observe$2(trace) {
	const { numbers, sweepTermUs, markTermUs, sum } = trace;
	if (numbers.length === 0) return [];
	const count = seen$1("gc-cycles", countCycles(trace) ?? numbers.length);
	const cycles = sweepTermUs.length;
	if (cycles === 0) return [count];
	const bothUs = sweepTermUs.map((us, at) => us + markTermUs[at]);
	return [
		count,
		seen$1("gc-cycles-forced", sum.forced),
		...observePauses$1("gc-pause", bothUs),
		...observePauses$1("gc-pause-sweep-term", sweepTermUs),
		...observePauses$1("gc-pause-mark-term", markTermUs),
		...observeTimes(trace, cycles),
		...observeHeap(trace, cycles)
	];
}
const lines = (count) => count === 1 ? "1 gc line is" : `${count} gc lines are`;
const lineAt = (text, index) => `line ${text.slice(0, index).split("\n").length}`;
function problemsOf$2(text, trace) {
	const { numbers, torn, isCut } = trace;
	if (numbers.length === 0 && !isCut) return [{
		code: "no-gc-lines",
		message: "the output has no gc line",
		next: "set GODEBUG=gctrace=1 in the environment of the Go program"
	}];
	const problems = [];
	if (torn.length > 0) {
		const message = `${lines(torn.length)} torn by other output: counted, but without times`;
		problems.push({
			code: "torn-lines",
			message,
			where: lineAt(text, torn[0])
		});
	}
	if (isCut) problems.push({
		code: "cut-output",
		message: "the output ends inside a gc line, which is left out"
	});
	const cycles = countCycles(trace);
	if (cycles === null) problems.push({
		code: "several-programs",
		message: "the numbers of the gc lines fall: the lines of several programs are mixed, or one started anew, and are taken as one"
	});
	else if (cycles > numbers.length) {
		const message = `${lines(cycles - numbers.length)} missing: counted, but without times`;
		problems.push({
			code: "missing-lines",
			message
		});
	}
	return problems;
}
/** What the Go runtime prints with GODEBUG=gctrace=1, between whatever the program prints. */
const gctrace = {
	id: "gctrace",
	about: "Garbage collections of a Go program, from GODEBUG=gctrace=1.",
	parse(text) {
		const trace = readTrace(text);
		return {
			value: observe$2(trace),
			problems: problemsOf$2(text, trace)
		};
	}
};
// src/core/text/bench-lines.ts
/** White space as Go's unicode.IsSpace has it; JavaScript's `\s` differs at U+0085 and U+FEFF. */
const SPACES = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;
function fieldsOf(text) {
	return text.split(SPACES).filter((field) => field !== "");
}
/** The name without `Benchmark`, and the rest of the line from the white space on. */
function splitName(line) {
	if (!line.startsWith("Benchmark")) return null;
	const end = line.search(SPACES);
	return {
		name: line.slice(9, end < 0 ? void 0 : end),
		rest: end < 0 ? "" : line.slice(end)
	};
}
/** Iterations and values, or the reason why this is no result. */
function readFields(rest) {
	const [count, ...pairs] = fieldsOf(rest);
	if (count === void 0) return "nothing follows the name";
	const iterations = readCount(count);
	if (iterations === null) return `"${brief(count)}" is no number of iterations`;
	if (pairs.length === 0) return "no value follows the number of iterations";
	const values = [];
	for (let i = 0; i < pairs.length; i += 2) {
		const [text, unit] = [pairs[i], pairs[i + 1]];
		const value = readNumber(text);
		if (value === null) return `"${brief(text)}" is no number`;
		if (unit === void 0) return "the last value has no unit";
		values.push({
			text,
			value,
			unit
		});
	}
	return {
		iterations,
		values
	};
}
function brief(text) {
	return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}
function readCount(text) {
	const count = /^[+-]?\d+$/.test(text) ? Number(text) : NaN;
	return Math.abs(count) < 2 ** 63 ? count : null;
}
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const HEX = /^([+-]?)0x([\da-f]*)\.?([\da-f]*)p([+-]?\d+)$/i;
/** What Go's strconv.ParseFloat reads: decimal, hexadecimal, NaN, Inf. Null: not a number. */
function readNumber(text) {
	if (/^nan$/i.test(text)) return NaN;
	if (/^[+-]?inf(inity)?$/i.test(text)) return text.startsWith("-") ? -Infinity : Infinity;
	const digit = /x/i.test(text) ? "[\\da-f]" : "\\d";
	const plain = text.replace(new RegExp(`(?<=${digit}|x)_(?=${digit})`, "gi"), "");
	if (DECIMAL.test(plain)) return Number(plain);
	const [, sign, whole, fraction, exponent] = HEX.exec(plain) ?? [];
	if (!exponent || `${whole}${fraction}` === "") return null;
	const size = Number(`0x${whole}${fraction}`) * 2 ** (Number(exponent) - 4 * fraction.length);
	return sign === "-" ? -size : size;
}
/**
* Finds a result at the end of a line whose start is something else: the count in eight columns
* (Go counts up to 1e9; more are digits of what is before it), values and units after a tab each.
*/
function readTail(line) {
	const cells = line.split("	");
	const values = [];
	while (cells.length > 1) {
		const pair = readPair(cells.at(-1));
		if (!pair) break;
		values.unshift(pair);
		cells.pop();
	}
	const head = cells.join("	");
	const count = /(?<!\d)\d{1,15}$/.exec(head)?.[0];
	if (values.length === 0 || count === void 0 || Number(count) > 1e9) return null;
	const before = head.slice(0, head.length - Math.max(8, count.length));
	const padding = head.slice(before.length, head.length - count.length);
	if (padding.trim() !== "" || padding.length + count.length < 8) return null;
	if (count.length >= 8 && /[^\t ]$/.test(before)) return null;
	return {
		iterations: Number(count),
		values,
		before
	};
}
function readPair(cell) {
	const [, text, unit] = /^ *(\S+) (\S+)$/.exec(cell) ?? [];
	const value = text === void 0 ? null : readNumber(text);
	if (value === null || readNumber(unit) !== null) return null;
	return {
		text,
		value,
		unit
	};
}
/** A configuration line. An empty value takes the key away. */
function readConfig(line) {
	const match = /^(\p{Ll}[^\p{White_Space}\p{Lu}:]*):(?:[ \t]+(.*))?$/u.exec(line);
	return match && {
		key: match[1],
		value: match[2] ?? ""
	};
}
/** A `Unit` line: the keys that are new, and what is wrong with others; null: another line. */
function readUnits(line, known) {
	if (!line.startsWith("Unit")) return null;
	const [word, unit, ...settings] = fieldsOf(line);
	if (word !== "Unit") return null;
	if (unit === void 0) return {
		value: [],
		problems: ["the unit is missing"]
	};
	const value = [];
	const problems = [];
	for (const setting of settings) {
		const at = setting.indexOf("=");
		const key = setting.slice(0, at);
		const text = setting.slice(at + 1);
		const before = [...known, ...value].find((u) => u.unit === unit && u.key === key);
		if (at <= 0) problems.push(`"${brief(setting)}" is not key=value`);
		else if (!before) value.push({
			unit,
			key,
			value: text
		});
		else if (before.value !== text) problems.push(`${brief(key)} of ${brief(unit)} is already ${brief(before.value)}`);
	}
	return {
		value,
		problems
	};
}
const RUN_ENDED = /* @__PURE__ */ new RegExp("^(?:Benchmark\\S+ *\\t)?((panic|fatal error): .*|exit status \\d+|signal: .*|FAIL(?:\\t.*)?|\\*\\*\\* Test killed.*|\\[\\.\\.\\. \\d+ bytes cut \\.\\.\\.\\])$");
/** Reads a line of `go test` that reports a failure, with the lines before and after it. */
function readTrouble(line, previous, next) {
	const ended = /(?:^|\t)--- (FAIL|SKIP): Benchmark(\S+)/.exec(line);
	if (ended) {
		const [kind, name] = [ended[1] === "FAIL" ? "failed" : "skipped", ended[2]];
		const reason = [next, previous].find((text) => /^ {4}\S+\.go:\d+: /.test(text));
		const message = `${name} ${kind === "failed" ? "failed" : "was skipped"}`;
		return {
			kind,
			code: `benchmark-${kind}`,
			message: reason ? `${message}: ${reason.trim()}` : message,
			name
		};
	}
	const [, said, panic] = RUN_ENDED.exec(line) ?? [];
	if (said === void 0) return null;
	if (said.startsWith("[")) return {
		kind: "cut",
		code: "cut-output",
		message: "a part of the output was left out because it was too long",
		name: null
	};
	if (panic) return {
		kind: "panic",
		code: "panic",
		message: said,
		name: null
	};
	return {
		kind: "run-failed",
		code: "run-failed",
		message: `the test binary failed: ${said.replaceAll("	", " ")}`,
		name: null
	};
}
// src/core/text/bench-text.ts
/** More than this of one text help nobody. */
const MOST_PROBLEMS = 50;
/** Never throws; a text without any result has a problem that says so. */
function readBenchText(text) {
	const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
	const isCut = lines.at(-1) !== "";
	if (!isCut) lines.pop();
	const reading = {
		lines,
		isCut,
		results: [],
		units: [],
		config: Object.freeze({}),
		pending: null,
		problems: [],
		joined: [],
		failures: /* @__PURE__ */ new Set(),
		packages: 0
	};
	for (let at = 0; at < lines.length; at++) readLine$1(reading, at);
	return finish(reading);
}
function readLine$1(r, at) {
	const line = r.lines[at];
	if (noteTrouble(r, at)) return;
	const own = splitName(line);
	if (own) readResult(r, at, own.name, own.rest);
	else if (!readTorn(r, at) && !noteUnits(r, at)) noteConfig(r, line);
}
/** A result behind output, whose name is before it on the line or on an earlier line. */
function readTorn(r, at) {
	const tail = readTail(r.lines[at]);
	const name = tail && (nameBefore(tail) ?? r.pending?.name);
	if (tail && name) join$2(r, at, name, tail);
	return Boolean(name);
}
function noteUnits(r, at) {
	const units = readUnits(r.lines[at], r.units);
	if (!units) return false;
	r.units.push(...units.value);
	for (const message of units.problems) tell(r, "bad-unit-line", `unit line: ${message}`, at);
	return true;
}
function noteConfig(r, line) {
	const config = readConfig(line);
	if (!config) return;
	const { [config.key]: _, ...others } = r.config;
	r.config = Object.freeze(config.value === "" ? others : {
		...others,
		[config.key]: config.value
	});
}
/** The benchmark's name at the end of the text before a result: output without end of line. */
function nameBefore(tail) {
	const text = tail.before.trimEnd();
	const word = text.slice(Math.max(text.lastIndexOf(" "), text.lastIndexOf("	")) + 1);
	const at = word.indexOf("Benchmark");
	const name = at < 0 ? "" : word.slice(at + 9);
	return /^[^\p{Ll}]/u.test(name) ? name : null;
}
/** A line that starts with a benchmark's name. */
function readResult(r, at, name, rest) {
	closePending(r);
	const isCutLine = r.isCut && at === r.lines.length - 1;
	if (rest === "" && !isCutLine) return;
	const fields = readFields(rest);
	const tail = typeof fields === "string" ? readTail(rest) : null;
	if (tail) join$2(r, at, name, tail);
	else if (typeof fields === "string") r.pending = {
		name,
		line: at,
		why: fields
	};
	else if (isCutLine) pushCut(r, at, name, fields);
	else push(r, at, name, fields);
}
function push(r, at, name, { iterations, values }) {
	r.pending = null;
	r.results.push({
		line: at + 1,
		name,
		iterations,
		values,
		config: r.config
	});
}
function join$2(r, at, name, fields) {
	push(r, at, name, fields);
	r.joined.push(at);
}
/** The last unit of a text without end of line may be half a unit: kept only if it is known. */
function pushCut(r, at, name, fields) {
	const known = /* @__PURE__ */ new Set([
		"ns/op",
		"MB/s",
		"B/op",
		"allocs/op"
	]);
	for (const result of r.results) for (const { unit } of result.values) known.add(unit);
	const isWhole = known.has(fields.values.at(-1).unit);
	const values = isWhole ? fields.values : fields.values.slice(0, -1);
	if (values.length > 0) push(r, at, name, {
		...fields,
		values
	});
	tell(r, "cut-output", `the output ends inside the line of ${name}; ${isWhole ? "what follows, if anything, is lost" : "its last value is left out"}`, at);
}
/** Failures that `go test` reports, each once with its reason; true: the line is spent. */
function noteTrouble(r, at) {
	const line = r.lines[at];
	const trouble = readTrouble(line, r.lines[at - 1] ?? "", r.lines[at + 1] ?? "");
	if (!trouble) return false;
	const own = trouble.name ?? splitName(line)?.name;
	if (trouble.kind === "cut" || own && own !== r.pending?.name) closePending(r);
	const about = own ?? r.pending?.name;
	r.pending = null;
	const { kind, code, message } = trouble;
	if (!isTold(r, line, kind)) tell(r, code, message + (trouble.name === null && about !== void 0 ? ` (in ${about})` : ""), at);
	if (kind === "failed" || kind === "panic" || kind === "run-failed") r.failures.add(r.packages);
	if (line.startsWith("FAIL	")) r.packages++;
	return true;
}
/** That a run failed is worth saying only where no reason has been told. */
function isTold(r, line, kind) {
	if (kind !== "run-failed") return false;
	return line === "FAIL" ? r.failures.size > 0 : r.failures.has(r.packages);
}
function closePending(r) {
	const pending = r.pending;
	r.pending = null;
	if (!pending || /^\p{Ll}/u.test(pending.name)) return;
	tell(r, "bad-line", `no result can be read for ${pending.name}: ${pending.why}`, pending.line);
}
function tell(r, code, message, at) {
	r.problems.push({
		code,
		message,
		where: `line ${at + 1}`
	});
}
function finish(r) {
	const last = r.lines.length - 1;
	if (r.isCut && (r.pending?.line === last || isStump(r.lines[last]))) {
		const name = r.pending?.name ?? "a benchmark";
		r.pending = null;
		tell(r, "cut-output", `the output ends inside the line of ${name}; it is left out`, last);
	}
	closePending(r);
	if (r.joined.length > 0) {
		tell(r, "torn-lines", `${r.joined.length === 1 ? "1 result was" : `${r.joined.length} results were`} torn apart by other output and put together again`, r.joined[0]);
		r.problems.at(-1).next = "let benchmarks print to stderr, or not at all";
	}
	const { results, units } = r;
	if (results.length === 0 && r.problems.length === 0) {
		const message = r.lines.length === 0 ? "no output" : "no line of the output is a result";
		r.problems.push({
			code: "no-results",
			message,
			next: "check the pattern of benchmarks; one that skips itself prints nothing without -v"
		});
	}
	return {
		value: {
			results,
			units
		},
		problems: capped(r.problems)
	};
}
function isStump(line) {
	return line.length > 2 && "Benchmark".startsWith(line);
}
function capped(problems) {
	if (problems.length <= MOST_PROBLEMS) return problems;
	const message = `${problems.length - MOST_PROBLEMS} more problems in this output`;
	return [...problems.slice(0, MOST_PROBLEMS), {
		code: "more-problems",
		message
	}];
}
// src/core/parsers/go-bench.ts
/** Half of the last printed decimal, in the printed unit: 22.8 -> 0.05; null if not decimal. */
function halfStep(text) {
	const [, fraction, exponent = "0"] = /^[+-]?\d*\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text) ?? [];
	return fraction === void 0 ? null : .5 * 10 ** (Number(exponent) - fraction.length);
}
/** Go leaves the GOMAXPROCS suffix out when it is 1, and writes no leading zeros. */
function splitProcs(name) {
	const [, benchmark, procs] = /^(.*)-([2-9]|[1-9]\d{1,4})$/.exec(name) ?? [];
	return procs ? {
		benchmark,
		procs: Number(procs)
	} : {
		benchmark: name,
		procs: null
	};
}
/**
* Tells a GOMAXPROCS suffix from a name that ends alike, such as `n-100` where GOMAXPROCS is 1.
* A name that also comes with a suffix has none itself. All benchmarks of a package run under the
* same values of GOMAXPROCS, so if that does not hold, there are no suffixes where some name has
* none; else every name has one. Where all names end in one number the format cannot tell.
*/
function namer(names) {
	const whole = (name) => ({
		benchmark: name,
		procs: null
	});
	const bases = new Set([...names].map((name) => splitProcs(name).benchmark));
	const bySuffix = (name) => bases.has(name) ? whole(name) : splitProcs(name);
	const values = [...Map.groupBy([...names].map(bySuffix), ({ benchmark }) => benchmark).values()].map((group) => group.map(({ procs }) => procs).sort().join());
	if (new Set(values).size <= 1) return bySuffix;
	return [...names].some((name) => splitProcs(name).procs === null) ? whole : splitProcs;
}
const scopeOf = (result) => result.config.pkg ?? "";
function nameResults(results) {
	const names = /* @__PURE__ */ new Map();
	for (const result of results) names.set(scopeOf(result), (names.get(scopeOf(result)) ?? /* @__PURE__ */ new Set()).add(result.name));
	const namers = new Map([...names].map(([scope, known]) => [scope, namer(known)]));
	return results.map((result) => ({
		...result,
		...namers.get(scopeOf(result))(result.name)
	}));
}
function observe$1(line, { text, value, unit: printed }) {
	const { unit, factor } = parseUnit(printed);
	const half = halfStep(text);
	return {
		scope: scopeOf(line),
		benchmark: line.benchmark || "Benchmark",
		procs: line.procs,
		metric: metricId(printed),
		unit,
		value: toBase(value, factor),
		iterations: line.iterations,
		resolution: half === null ? null : toBase(half, factor)
	};
}
function observeAll(line) {
	const found = {
		value: [],
		problems: []
	};
	const where = `line ${line.line}`;
	const tell = (code, message) => found.problems.push({
		code,
		message,
		where
	});
	if (line.iterations <= 0) {
		tell("no-iterations", `${line.name} made ${line.iterations} iterations: nothing measured`);
		return found;
	}
	for (const value of line.values) {
		const seen = observe$1(line, value);
		if (!Number.isFinite(seen.value)) tell("no-finite-number", `${line.name} reports ${value.text} ${value.unit}`);
		else if (metricFor(seen.metric).fromUsage) tell("reserved-unit", `${line.name} reports ${value.unit}, which is read from the kernel`);
		else if (found.value.some((other) => other.metric === seen.metric)) tell("repeated-unit", `${line.name} reports ${seen.metric} twice; the first one counts`);
		else found.value.push(seen);
	}
	return found;
}
/** What a benchmark says of its units, where it is not what gcbench will assume. */
function unitProblems(units) {
	return units.flatMap(({ unit, key, value }) => {
		const { better } = metricFor(metricId(unit));
		if (key !== "better" || value === better) return [];
		return [{
			code: "unit-direction",
			message: `the output says better=${value} for ${unit}, but ${better} is taken as better`,
			next: `set better for the metric ${metricId(unit)} in the suite file`
		}];
	});
}
const goBench = {
	id: "go-bench",
	about: "The Go benchmark format: what `go test -bench` prints.",
	parse(text) {
		const { value, problems } = readBenchText(text);
		const found = nameResults(value.results).map(observeAll);
		return {
			value: found.flatMap((each) => each.value),
			problems: [
				...problems,
				...found.flatMap((each) => each.problems),
				...unitProblems(value.units)
			]
		};
	}
};
// src/core/parsers/jvm-gc.ts
/**
* A line of one collection: any decorations in brackets, or none, the collection's number, in
* generational ZGC the generation, and what happened.
*/
const EVENT = /^(?:.*\])? *GC\((\d{1,9})\) (?:[YO]: )?((?:Pause|Concurrent|Garbage|Minor|Major) .*)$/;
/** What the log says once, when the JVM starts. */
const START_OF_JVM = /^(?:.*\])? *Using (?:G1|Parallel|Serial|Shenandoah|Epsilon|The Z Garbage Collector)\b/;
const STALL = /^(?:.*\])? *Allocation Stall \(.*\) (\d{1,9}\.\d{3})ms$/;
const SIZE = String.raw`(\d{1,9}[BKMG])`;
/** The end of a pause or of a concurrent phase: heap before, after and committed, and its time. */
const END = new RegExp(String.raw`^(Pause|Concurrent) (.+?)(?: ${SIZE}->${SIZE}\(${SIZE}\))? (\d{1,9}\.\d{3})ms$`);
/** The start of one: words, and causes in parentheses. */
const START = /^(Pause|Concurrent) ([A-Za-z -]+(?: \([^()]*(?:\(\)[^()]*)?\))*)$/;
/** The end of a whole collection of ZGC. */
const COLLECTION = /^(?:Garbage|Minor|Major) Collection \(.*\) (\d{1,9}[BKMG])\(\d+%\)->(\d{1,9}[BKMG])\(\d+%\)/;
const KINDS = [
	["mixed", /^Young \(Mixed\)/],
	["young", /^Young\b/],
	["full", /^Full\b/],
	["remark", /^Remark\b/],
	["cleanup", /^Cleanup\b/],
	["mark-start", /^(?:Mark Start|Init Mark)\b/],
	["mark-end", /^(?:Mark End|Final Mark)\b/],
	["relocate-start", /^Relocate Start\b/],
	["other", /^/]
];
const newLog = () => ({
	jvms: 0,
	cycles: /* @__PURE__ */ new Set(),
	forced: /* @__PURE__ */ new Set(),
	pausesUs: [],
	pausedUs: 0,
	concurrentUs: 0,
	stallsUs: [],
	before: null,
	after: null,
	committed: null,
	openPauses: /* @__PURE__ */ new Set(),
	openPhases: /* @__PURE__ */ new Map(),
	torn: [],
	isCut: false
});
const toUs = (ms) => Math.round(Number(ms) * 1e3);
/** The larger of a size so far and a printed one; K, M and G are powers of 1024. */
function larger(size, printed) {
	const step = 1024 ** "BKMG".indexOf(printed.at(-1));
	const bytes = Number(printed.slice(0, -1)) * step;
	return size && size.bytes >= bytes ? size : {
		bytes,
		halfStep: step / 2
	};
}
function endPause(log, cycle, name, us) {
	log.openPauses.delete(cycle);
	log.pausesUs.push({
		kind: KINDS.find(([, start]) => start.test(name))[0],
		us
	});
	log.pausedUs += us;
}
/**
* A phase inside another of its collection is in the outer one's time, and a whole cycle counts
* only if its start has been seen. Pauses that end inside are taken off.
*/
function endPhase(log, cycle, name, us) {
	const open = log.openPhases.get(cycle);
	if (open ? open.name !== name : / Cycle$/.test(name)) return;
	log.openPhases.delete(cycle);
	log.concurrentUs += Math.max(0, us - (open ? log.pausedUs - open.pausedUs : 0));
}
/** False: the text is neither the start nor the end of anything. */
function readEvent(log, number, text) {
	const cycle = `${log.jvms}:${number}`;
	const collection = COLLECTION.exec(text);
	const [, what, name = "", before, after, committed, time] = END.exec(text) ?? [];
	if (collection) {
		log.before = larger(log.before, collection[1]);
		log.after = larger(log.after, collection[2]);
	} else if (time) {
		if (before) log.before = larger(log.before, before);
		if (after) log.after = larger(log.after, after);
		if (committed) log.committed = larger(log.committed, committed);
		(what === "Pause" ? endPause : endPhase)(log, cycle, name, toUs(time));
	} else return readStart(log, cycle, text);
	log.cycles.add(cycle);
	if (text.includes("(System.gc())")) log.forced.add(cycle);
	return true;
}
function readStart(log, cycle, text) {
	const [, what, name] = START.exec(text) ?? [];
	if (what === "Pause") log.openPauses.add(cycle);
	else if (what && !log.openPhases.has(cycle) && !name.endsWith(" Abort")) log.openPhases.set(cycle, {
		name,
		pausedUs: log.pausedUs
	});
	return what !== void 0 || !/^(?:Pause|Concurrent) /.test(text);
}
function readLine(log, line, at) {
	const [, number, event] = EVENT.exec(line) ?? [];
	const stall = STALL.exec(line);
	if (number && event) {
		if (!readEvent(log, number, event)) log.torn.push(at + 1);
	} else if (stall) log.stallsUs.push(toUs(stall[1]));
	else if (START_OF_JVM.test(line)) log.jvms++;
}
function readLog(text) {
	const log = newLog();
	const lines = text.split(/\r?\n/);
	const last = lines.pop() ?? "";
	for (const [at, line] of lines.entries()) readLine(log, line, at);
	if (/ \d+\.\d{3}ms$/.test(last)) readLine(log, last, lines.length);
	else log.isCut = /^\[|GC\(/.test(last);
	return log;
}
const seen = (metric, value, resolution = null) => observeTrial(metric, value, null, resolution);
/** No collector works without pauses, but with -Xlog:gc ZGC does not tell them. */
const hasPhases = (log) => log.cycles.size === 0 || log.pausesUs.length > 0;
/** Pauses together and by kind. A kind that did not occur is a zero, not a gap. */
function observePauses(log) {
	const all = log.pausesUs.map(({ us }) => us);
	const one = (id, us) => seen(`gc-pause-${id}`, us / 1e6, 5e-7);
	const total = (id, times) => seen(`gc-pause${id}-total`, times.reduce((sum, us) => sum + us, 0) / 1e6);
	const found = [seen("gc-pauses", all.length), total("", all)];
	if (all.length > 0) {
		const [p50, p99, max] = quantile(all, [
			.5,
			.99,
			1
		]);
		found.push(one("p50", p50), one("p99", p99), one("max", max));
	}
	for (const [kind] of KINDS) {
		const times = log.pausesUs.filter((pause) => pause.kind === kind).map(({ us }) => us);
		found.push(seen(`gc-pause-${kind}-count`, times.length), total(`-${kind}`, times));
		if (times.length > 0) found.push(one(`${kind}-max`, quantile(times, 1)));
	}
	return found;
}
function observe(log) {
	if (log.cycles.size === 0 && log.jvms === 0) return [];
	const sizes = Object.entries({
		"gc-heap-before-max": log.before,
		"gc-heap-after-max": log.after,
		"gc-heap-committed-max": log.committed
	});
	const phases = hasPhases(log) ? [...observePauses(log), seen("gc-concurrent-total", log.concurrentUs / 1e6)] : [];
	return [
		seen("gc-cycles", log.cycles.size),
		seen("gc-cycles-forced", log.forced.size),
		...phases,
		seen("gc-stalls", log.stallsUs.length),
		seen("gc-stall-total", log.stallsUs.reduce((sum, us) => sum + us, 0) / 1e6),
		...sizes.flatMap(([metric, size]) => size ? [seen(metric, size.bytes, size.halfStep)] : [])
	];
}
function problemsOf$1(log) {
	const problems = [];
	const tell = (code, message, more = {}) => problems.push({
		code,
		message,
		...more
	});
	const next = "start java with -Xlog:gc*";
	if (log.cycles.size === 0 && log.jvms === 0) {
		tell("no-gc-lines", "the output has no line of a JVM's unified GC log", { next });
		return problems;
	}
	if (!hasPhases(log)) tell("no-pauses", "the GC log does not tell pauses and phases", { next });
	if (log.torn.length > 0) tell("torn-lines", `${log.torn.length === 1 ? "1 line is" : `${log.torn.length} lines are`} torn, and left out`, { where: `line ${log.torn[0]}` });
	if (log.isCut) tell("cut-output", "the output ends inside a line of the GC log");
	if (log.openPauses.size + log.openPhases.size > 0) tell("unfinished", "the output ends before collections do: their times are left out");
	if (log.jvms > 1) tell("several-programs", "the logs of several JVMs are taken as one");
	return problems;
}
/** What the JVM logs with -Xlog:gc or -Xlog:gc*, between whatever the program prints. */
const jvmGc = {
	id: "jvm-gc",
	about: "Garbage collections of a JVM, from its unified log (-Xlog:gc*).",
	parse(text) {
		const log = readLog(text);
		return {
			value: observe(log),
			problems: problemsOf$1(log)
		};
	}
};
// src/core/stats/histogram-quantile.ts
/**
* Quantile q of a histogram with log-spaced buckets, interpolated inside the bucket where the
* cumulated count reaches q N: ln x = ln v_j + (f - 1/2) step, f the share of bucket j below the
* quantile. A printed percentile is only the bucket's middle, so 1 % changes vanish in ties.
* Source: linear interpolation of the cumulated counts on the log scale; sysbench's step is
* ln(10^8) / 1023 (sb_histogram.c).
* Null for an empty histogram.
* @param buckets in ascending order of value
* @example histogramQuantile([{ value: 1, count: 4 }, { value: 2, count: 6 }], 0.5, Math.LN2)
* // 2 ** (1 - 1/2 + 1/6) = 1.5874
*/
function histogramQuantile(buckets, q, logStep) {
	const target = q * buckets.reduce((sum, { count }) => sum + count, 0);
	let below = 0;
	for (const { value, count } of buckets) {
		if (count > 0 && below + count >= target) return value * Math.exp(((target - below) / count - .5) * logStep);
		below += count;
	}
	return null;
}
// src/core/parsers/sysbench.ts
/**
* sysbench counts latencies in 1024 buckets from 0.001 to 100000 ms, evenly spaced on a log scale;
* the first and the last also hold what lies beyond (sb_logger.c, sb_histogram.c).
*/
const LOG_STEP = Math.log(1e8) / 1023;
const FIRST_MS = .001;
const LAST_MS = 1e5;
const HALF_BUCKET = Math.expm1(LOG_STEP / 2);
/** Quantiles of the table of metrics, in thousandths: whole, as 1 - 0.999 is not. */
const QUANTILES = {
	p50: 500,
	p90: 900,
	p95: 950,
	p99: 990,
	"p99.9": 999
};
const names = Object.keys(QUANTILES);
/** With fewer events beyond it a quantile says more about luck than about the program. */
const EVENTS_BEYOND = 50;
/** Lines of a report by their labels, with the numbers that are read from them. */
const LINES = {
	"Number of threads": /^Number of threads: (\d{1,15})$/m,
	transactions: /^ *transactions: +(\d{1,15}) +\((\d{1,15}\.\d\d) per sec\.\)$/m,
	queries: /^ *queries: +(\d{1,15}) +\((\d{1,15}\.\d\d) per sec\.\)$/m,
	"ignored errors": /^ *ignored errors: +(\d{1,15}) +\(\d{1,15}\.\d\d per sec\.\)$/m,
	reconnects: /^ *reconnects: +(\d{1,15}) +\(\d{1,15}\.\d\d per sec\.\)$/m,
	"total time": /^ *total time: +(\d{1,15}\.\d{4})s$/m,
	"total number of events": /^ *total number of events: +(\d{1,15})$/m,
	min: /^ *min: +(\d{1,15}\.\d\d)$/m,
	max: /^ *max: +(\d{1,15}\.\d\d)$/m,
	sum: /^ *sum: +(\d{1,15}\.\d\d)$/m,
	percentile: /^ *(\d{1,3})th percentile: +(\d{1,15}\.\d\d)$/m,
	"events (avg/stddev)": /^ *events \(avg\/stddev\): +(\d{1,15}\.\d{4})\/ *(\d{1,15}\.\d\d)$/m,
	unfinished: /^Number of unfinished transactions on forced shutdown: (\d{1,15})$/m
};
/** Lines of every report, and those of a report on a database. */
const ALWAYS = [
	"Number of threads",
	"total time",
	"total number of events",
	"min",
	"max",
	"sum",
	"events (avg/stddev)"
];
const IN_SQL = [
	"transactions",
	"queries",
	"ignored errors",
	"reconnects"
];
const BUCKET = /^ *(\d{1,9}\.\d{3}) \|\** +(\d{1,15})$/gm;
const toSec = (ms) => ms / 1e3;
/**
* The middle of a bucket is printed in three decimals; its index gives it in full. Buckets that
* print alike, below 0.055 ms, are taken together.
*/
function readBuckets(text) {
	const counts = /* @__PURE__ */ new Map();
	for (const [, printed, count] of text.matchAll(BUCKET)) {
		const index = Math.round(Math.log(Number(printed) / FIRST_MS) / LOG_STEP);
		counts.set(index, (counts.get(index) ?? 0) + Number(count));
	}
	const value = (index) => FIRST_MS * Math.exp(index * LOG_STEP);
	return [...counts].map(([index, count]) => ({
		value: value(index),
		count
	}));
}
function readReport$1(text) {
	const lines = Object.entries(LINES).flatMap(([label, line]) => {
		const found = line.exec(text);
		return found ? [[label, found.slice(1).map(Number)]] : [];
	});
	return {
		lines: Object.fromEntries(lines),
		buckets: readBuckets(text)
	};
}
/** The last report of a text, which can hold several invocations, `prepare` among them. */
function lastReport(text) {
	const runs = text.split(/^(?=sysbench \d)/m).filter((run) => /^General statistics:$/m.test(run));
	const run = runs.at(-1);
	if (run === void 0) {
		const [, fatal] = /^FATAL: (.+)$/m.exec(text) ?? [];
		return {
			value: null,
			problems: [{
				code: "no-results",
				message: `the output has no statistics${fatal ? `: ${fatal.slice(0, 300)}` : ""}`
			}]
		};
	}
	return {
		value: run,
		problems: runs.length > 1 ? [{
			code: "several-runs",
			message: "sysbench ran several times: the last one counts"
		}] : []
	};
}
function missingLines({ lines }, text) {
	const missing = (/^SQL statistics:$/m.test(text) ? [...IN_SQL, ...ALWAYS] : ALWAYS).filter((label) => !lines[label]);
	if (missing.length === 0) return [];
	return [{
		code: "missing-lines",
		message: `the report lacks: ${missing.join(", ")}`
	}];
}
/** What concerns the whole report. Two decimals are printed: half a step is 0.005. */
function observeTotals({ lines }, events) {
	const found = [];
	const see = (metric, value, resolution = null) => {
		if (value !== void 0) found.push(observeTrial(metric, value, events, resolution));
	};
	const first = (label) => lines[label]?.[0];
	see("transactions", events);
	see("tps", lines.transactions?.[1], .005);
	if (!lines.transactions && first("total time")) see("tps", events / first("total time"));
	see("qps", lines.queries?.[1], .005);
	if (events === 0) return found;
	const perEvent = (label) => lines[label] && lines[label][0] / events;
	see("errors/transaction", perEvent("ignored errors"));
	see("reconnects/transaction", perEvent("reconnects"));
	see("latency-mean", lines.sum && toSec(lines.sum[0]) / events, toSec(.005) / events);
	for (const label of [
		"min",
		"max",
		"sum"
	]) see(`latency-${label}`, lines[label] && toSec(lines[label][0]), toSec(.005));
	const [mean, deviation] = lines["events (avg/stddev)"] ?? [0, 0];
	if ((first("Number of threads") ?? 1) > 1 && mean > 0) see("thread-spread", 100 * deviation / mean);
	return found;
}
/** A quantile inside the histogram; null: in its first or last bucket, which have no bounds. */
function interpolate(buckets, permille) {
	const valueMs = histogramQuantile(buckets, permille / 1e3, LOG_STEP);
	return valueMs !== null && valueMs > FIRST_MS * Math.exp(LOG_STEP / 2) && valueMs < LAST_MS * Math.exp(-LOG_STEP / 2) ? valueMs : null;
}
/** Below 0.055 ms a bucket is narrower than the three decimals in which it is printed. */
function observeHistogram(buckets, events, names) {
	const found = {
		value: [],
		problems: []
	};
	if (buckets.reduce((sum, { count }) => sum + count, 0) !== events) {
		const message = "the histogram does not add up to the events of the report: no percentiles";
		return {
			...found,
			problems: [{
				code: "broken-histogram",
				message
			}]
		};
	}
	const outside = [];
	for (const name of names) {
		const valueMs = interpolate(buckets, QUANTILES[name]);
		const resolution = (valueMs ?? 0) * HALF_BUCKET < 5e-4 ? toSec(5e-4) : null;
		if (valueMs === null) outside.push(name);
		else found.value.push(observeTrial(`latency-${name}`, toSec(valueMs), events, resolution));
	}
	if (outside.length > 0) {
		const message = `${outside.join(", ")} left out: outside 0.001 to 100000 ms`;
		found.problems.push({
			code: "beyond-histogram",
			message
		});
	}
	return found;
}
/** The percentile that sysbench prints without a histogram: the middle of a bucket. */
function observePrinted(name, valueMs, events) {
	const resolution = toSec(Math.max(valueMs * HALF_BUCKET, .005));
	return observeTrial(`latency-${name}`, toSec(valueMs), events, resolution);
}
function observePercentiles(report, events) {
	const { buckets, lines } = report;
	const [percent, valueMs] = lines.percentile ?? [];
	const printed = percent === void 0 ? [] : names.filter((name) => name === `p${percent}`);
	const wanted = buckets.length > 0 ? names : printed;
	const firm = wanted.filter((name) => events * (1e3 - QUANTILES[name]) >= EVENTS_BEYOND * 1e3);
	const found = buckets.length > 0 ? observeHistogram(buckets, events, firm) : {
		value: firm.map((name) => observePrinted(name, valueMs, events)),
		problems: []
	};
	const weak = wanted.filter((name) => !firm.includes(name));
	if (weak.length > 0) {
		const message = `${weak.join(", ")} left out: fewer than ${EVENTS_BEYOND} events lie beyond`;
		found.problems.push({
			code: "too-few-events",
			message,
			next: "measure longer blocks"
		});
	}
	if (wanted.length === 0) {
		const message = `the report has none of ${names.join(", ")}`;
		found.problems.push({
			code: "no-percentiles",
			message,
			next: "run sysbench with --histogram"
		});
	}
	return found;
}
// src/core/parsers/index.ts
/** The shelf of parsers: text of a program's output -> observations. */
const parsers = [
	goBench,
	gctrace,
	jvmGc,
	{
		id: "sysbench",
		about: "What sysbench 1.0 prints, latencies from its histogram (--histogram).",
		parse(text) {
			const { value: run, problems } = lastReport(text.slice(0, text.lastIndexOf("\n") + 1).replaceAll("\r\n", "\n"));
			if (run === null) return {
				value: [],
				problems
			};
			const report = readReport$1(run);
			problems.push(...missingLines(report, run));
			if (report.lines.unfinished) problems.push({
				code: "forced-shutdown",
				message: "sysbench was shut down with transactions in progress, which do not count"
			});
			const events = report.lines["total number of events"]?.[0];
			if (events === void 0) return {
				value: [],
				problems
			};
			if (events === 0) {
				problems.push({
					code: "no-events",
					message: "no transaction ended: there is no latency"
				});
				return {
					value: observeTotals(report, events),
					problems
				};
			}
			const percentiles = observePercentiles(report, events);
			return {
				value: [...observeTotals(report, events), ...percentiles.value],
				problems: [...problems, ...percentiles.problems]
			};
		}
	}
];
const parserOf = (id) => {
	const found = parsers.find((parser) => parser.id === id);
	if (found === void 0) throw new Error(`no parser "${id}"`);
	return found;
};
// src/core/collect.ts
/** Observations in the outputs of one trial, through the parsers that the workload names. */
function parseOutputs(workload, outputs) {
	const value = [];
	const problems = [];
	for (const [output, parsers] of Object.entries(workload.parsers)) for (const id of parsers) {
		const parsed = parserOf(id).parse(outputs[output] ?? "");
		value.push(...parsed.value);
		problems.push(...parsed.problems);
	}
	return {
		value,
		problems
	};
}
/** Shortest labels that tell the units apart: the common leading path is dropped. */
function scopeLabels(units) {
	const distinct = [...new Set(units)];
	if (distinct.length < 2) return new Map(distinct.map((unit) => [unit, ""]));
	const parts = distinct.map((unit) => unit.split("/"));
	let common = 0;
	while (parts.every((path) => path.length > common + 1 && path[common] === parts[0]?.[common])) common++;
	return new Map(distinct.map((unit) => [unit, unit.split("/").slice(common).join("/")]));
}
/** The last attempt of each (round, arm, target): a re-run replaces the polluted trial. */
function latestAttempts(records) {
	const latest = /* @__PURE__ */ new Map();
	for (const record of records) {
		const { round, arm, target, attempt } = record.trial;
		const key = JSON.stringify([
			round,
			arm,
			target
		]);
		const before = latest.get(key);
		if (before === void 0 || before.trial.attempt <= attempt) latest.set(key, record);
	}
	return [...latest.values()];
}
/**
* What the kernel says of the whole process, as observations of the trial's one benchmark; a
* trial of several benchmarks has none. Start-up is inside: it is the same work in both arms, so
* it dilutes an effect and never invents one.
*/
function usageObservations(record, seen) {
	const first = seen[0];
	if (record.usage === null || first === void 0) return [];
	if (seen.some((other) => other.benchmark !== first.benchmark || other.procs !== first.procs)) return [];
	const iterations = seen.filter((other) => other.metric === "time/op").reduce((sum, other) => sum + (other.iterations ?? 0), 0);
	const { scope, benchmark, procs } = first;
	return readUsage(record.usage, iterations).map((reading) => ({
		scope,
		benchmark,
		procs,
		iterations,
		resolution: null,
		...reading
	}));
}
/**
* Samples of every series under every arm, by round. The in-process observations of a trial are
* one number, their median. A trial that failed gives a gap.
*/
function collectSamples(plan, records) {
	const workload = workloadOf(plan.suite.workload.kind);
	const labels = scopeLabels(plan.targets.map((target) => target.unit));
	const targets = new Map(plan.targets.map((target) => [target.id, target]));
	const samples = /* @__PURE__ */ new Map();
	const problems = [];
	for (const record of latestAttempts(records)) {
		const target = targets.get(record.trial.target);
		if (target === void 0 || record.status !== "ok") continue;
		const parsed = parseOutputs(workload, record.outputs);
		problems.push(...parsed.problems.map((problem) => ({
			...problem,
			where: target.id
		})));
		addTrial(samples, record, target, [...parsed.value, ...usageObservations(record, parsed.value)], (seen) => workload.benchmarkName(plan.suite.workload, seen, labels.get(target.unit) ?? ""));
	}
	return {
		value: [...samples.values()],
		problems: dedupe(problems)
	};
}
function addTrial(samples, record, target, seen, nameOf) {
	const { arm, round } = record.trial;
	const groups = Map.groupBy(seen, (each) => JSON.stringify([nameOf(each), each.metric]));
	for (const [key, group] of groups) {
		const first = group[0];
		if (first === void 0) continue;
		const id = JSON.stringify([arm, key]);
		const sample = samples.get(id) ?? {
			benchmark: nameOf(first),
			metric: first.metric,
			unit: first.unit,
			arm,
			target: target.id,
			values: [],
			resolution: first.resolution
		};
		samples.set(id, sample);
		while (sample.values.length < round) sample.values.push(null);
		const numbers = group.map((each) => each.value);
		sample.values[round] = median(numbers);
	}
}
/** The same problem of many trials is one problem with a count. */
function dedupe(problems) {
	return [...Map.groupBy(problems, (problem) => JSON.stringify([
		problem.code,
		problem.message,
		problem.where
	])).values()].flatMap((group) => {
		const first = group[0];
		if (first === void 0) return [];
		const times = group.length === 1 ? "" : ` (${group.length} times)`;
		return [{
			...first,
			message: first.message + times
		}];
	});
}
// src/core/compare.ts
const placeKey = (arm, target, round) => JSON.stringify([
	arm,
	target,
	round
]);
function placesOf(records) {
	return new Map(latestAttempts(records).map((record) => {
		const { arm, target, round, position, attempt } = record.trial;
		const failed = record.status !== "ok" && record.status !== "stopped";
		return [placeKey(arm, target, round), {
			position,
			failed,
			attempt,
			isFresh: record.layoutSeed !== null
		}];
	}));
}
const GATING_ORDER = [
	"refs",
	"benchmarks",
	"variants"
];
/** The kind of contrast that the suite is about; its gating metrics decide. */
const mainKind = (plan) => GATING_ORDER.find((kind) => plan.contrasts.some((contrast) => contrast.kind === kind));
/**
* Margin of a metric that is exact as a rule but varies here (bytes per operation of a map, say):
* with a margin of 0 it could never be proved equivalent.
*/
const VARYING_MARGIN_PCT = 2;
const isConstant = (...samples) => samples.every(({ values }) => new Set(values.filter((value) => value !== null)).size < 2);
/** Rule of a metric: the suite's word for it, then its word for `*`, then the table's. */
function rulesFor(plan, benchmark, base, head) {
	const { metric } = base;
	const defined = metricFor(metric);
	const own = plan.suite.metrics[metric] ?? {};
	const any = plan.suite.metrics["*"] ?? {};
	const perBenchmark = Object.entries(own.marginPctByBenchmark ?? {}).find(([pattern]) => new RegExp(pattern).test(benchmark))?.[1];
	const usual = defined.assume === "exact" && !isConstant(base, head) ? VARYING_MARGIN_PCT : null;
	const margin = perBenchmark ?? own.marginPct ?? any.marginPct ?? usual ?? defined.marginPct;
	return {
		better: own.better ?? any.better ?? defined.better,
		assume: defined.assume,
		margin,
		gates: own.gates ?? defined.gates
	};
}
const roleOf = (plan, contrast, unchanged, gates) => {
	if (unchanged) return "control";
	return gates && contrast.kind === mainKind(plan) ? "gating" : "informational";
};
/**
* Samples matched by round, for every contrast and series. The other half of the work, effect and
* verdict, is judge's. A series that only one side has is a problem, not a row.
*/
function pairSamples(plan, samples, records, rounds) {
	const places = placesOf(records);
	const unitOf = new Map(plan.targets.map((target) => [target.id, target.unit]));
	const value = [];
	const problems = [];
	for (const contrast of plan.contrasts) {
		if (contrast.kind === "interaction") continue;
		const wanted = samples.filter(({ metric }) => !metricFor(metric).onRequest || plan.suite.metrics[metric] !== void 0);
		for (const pair of matched(contrast, wanted, places, problems)) {
			const unit = unitOf.get(pair.base.target) ?? "";
			const sample = makePair(plan, contrast, pair, {
				places,
				unchanged: plan.unchanged.some((entry) => entry.contrast === contrast.id && entry.unit === unit),
				rounds
			});
			value.push({
				sample,
				targets: [.../* @__PURE__ */ new Set([pair.base.target, pair.head.target])]
			});
		}
	}
	for (const contrast of plan.contrasts) if (contrast.kind === "interaction") value.push(...interactions(contrast, value));
	return {
		value,
		problems
	};
}
function matched(contrast, samples, places, problems) {
	const key = (benchmark, metric) => JSON.stringify([benchmark, metric]);
	const [baseArm, headArm] = contrast.kind === "benchmarks" ? [contrast.arm, contrast.arm] : [contrast.base, contrast.head];
	const bases = samples.filter((sample) => sample.arm === baseArm);
	const heads = samples.filter((sample) => sample.arm === headArm);
	const headByKey = new Map(heads.map((sample) => [key(sample.benchmark, sample.metric), sample]));
	const pairs = [];
	if (contrast.kind === "benchmarks") {
		const pattern = new RegExp(contrast.base);
		for (const base of bases) {
			if (!pattern.test(base.benchmark)) continue;
			const name = base.benchmark.replace(pattern, contrast.head);
			const head = headByKey.get(key(name, base.metric));
			if (head !== void 0 && head !== base) pairs.push({
				benchmark: `${base.benchmark} vs ${name}`,
				base,
				head
			});
		}
		if (pairs.length === 0) problems.push(nothingMatched(contrast, bases));
		return pairs;
	}
	for (const base of bases) {
		const head = headByKey.get(key(base.benchmark, base.metric));
		headByKey.delete(key(base.benchmark, base.metric));
		const other = head ?? emptySample(base, headArm, places);
		if (other === null) problems.push(onlyOn("base", base, contrast.id));
		else pairs.push({
			benchmark: base.benchmark,
			base,
			head: other
		});
	}
	for (const head of headByKey.values()) {
		const base = emptySample(head, baseArm, places);
		if (base === null) problems.push(onlyOn("head", head, contrast.id));
		else pairs.push({
			benchmark: head.benchmark,
			base,
			head
		});
	}
	return pairs;
}
/** The side on which every trial failed: a sample without numbers. Null: never tried there. */
function emptySample(seen, arm, places) {
	return seen.values.some((_, round) => places.has(placeKey(arm, seen.target, round))) ? {
		...seen,
		arm,
		values: []
	} : null;
}
const onlyOn = (side, sample, contrast) => ({
	code: `only-on-${side}`,
	message: `${sample.benchmark} ${sample.metric} was seen on ${side} only: nothing to compare`,
	where: contrast
});
const nothingMatched = (contrast, bases) => ({
	code: "no-benchmark-pair",
	message: `no two benchmarks match "${contrast.base}" -> "${contrast.head}"`,
	where: contrast.id,
	next: `known: ${[...new Set(bases.map((sample) => sample.benchmark))].join(", ") || "(none)"}`
});
function makePair(plan, contrast, { benchmark, base, head }, known) {
	const rule = rulesFor(plan, benchmark, base, head);
	const index = Array.from({ length: known.rounds }, (_, round) => round);
	const at = (sample, round) => known.places.get(placeKey(sample.arm, sample.target, round));
	const failures = (sample) => index.filter((round) => at(sample, round)?.failed === true).length;
	const baseValues = index.map((round) => base.values[round] ?? null);
	const present = baseValues.filter((number) => number !== null);
	const middle = present.length === 0 ? 0 : Math.abs(median(present));
	return {
		contrast: contrast.id,
		benchmark,
		metric: base.metric,
		unit: base.unit,
		better: rule.better,
		assume: rule.assume,
		marginPct: rule.margin === "noise" ? noiseMarginPct(base) : rule.margin,
		role: roleOf(plan, contrast, known.unchanged, rule.gates),
		base: baseValues,
		head: index.map((round) => head.values[round] ?? null),
		failed: {
			base: failures(base),
			head: failures(head)
		},
		headFirst: index.map((round) => {
			if (base.arm === head.arm && base.target === head.target) return null;
			const [b, h] = [at(base, round), at(head, round)];
			return b === void 0 || h === void 0 ? null : h.position < b.position;
		}),
		resolutionPct: middle === 0 || base.resolution === null ? null : 200 * base.resolution / middle,
		layout: index.some((round) => at(base, round)?.isFresh && at(head, round)?.isFresh) ? "fresh" : "single",
		reruns: index.filter((round) => (at(base, round)?.attempt ?? 0) > 0).length,
		machines: plan.machines
	};
}
/**
* The change's effect under the second variant over its effect under the first: with
* r = head/base of each, ln r2 - ln r1 is the interaction, paired by round like any other row.
*/
function interactions(contrast, rows) {
	const ratios = (row) => row.base.map((base, round) => {
		const head = row.head[round] ?? null;
		return base === null || head === null || base <= 0 || head <= 0 ? null : head / base;
	});
	return rows.flatMap(({ sample: first, targets }) => {
		if (first.contrast !== contrast.base || first.assume === "exact") return [];
		const second = rows.find(({ sample }) => sample.contrast === contrast.head && sample.benchmark === first.benchmark && sample.metric === first.metric)?.sample;
		if (second === void 0) return [];
		return [{
			sample: {
				...first,
				contrast: contrast.id,
				unit: "ratio",
				role: "informational",
				base: ratios(first),
				head: ratios(second),
				failed: {
					base: 0,
					head: 0
				},
				headFirst: first.headFirst.map(() => null),
				resolutionPct: null
			},
			targets
		}];
	});
}
/**
* Margin "from measured noise": twice the median absolute successive difference of the base arm,
* in percent. Base only, so the change cannot widen its own margin.
*/
function noiseMarginPct(base) {
	const values = base.values.filter((value) => value !== null && value > 0);
	const steps = values.slice(1).map((value, i) => Math.abs(Math.log(value / (values[i] ?? value))));
	return steps.length === 0 ? 0 : 100 * (Math.exp(2 * median(steps)) - 1);
}
// src/core/stats/complete-pairs.ts
/**
* Pairs by round; a round with a gap (null) or a number that is not finite on either side is
* left out as a whole, so the sides always have the same length.
* @example completePairs([1, null, 3], [4, 5, 6]) // { rounds: [0, 2], base: [1, 3], head: [4, 6] }
*/
function completePairs(base, head) {
	const pairs = {
		rounds: [],
		base: [],
		head: []
	};
	base.forEach((b, round) => {
		const h = head[round] ?? null;
		if (b === null || h === null || !Number.isFinite(b) || !Number.isFinite(h)) return;
		pairs.rounds.push(round);
		pairs.base.push(b);
		pairs.head.push(h);
	});
	return pairs;
}
// src/core/estimators/exact.ts
/** Rounds after which a value that never changed is taken for a constant. */
const LEAST_ROUNDS = 3;
/** Both arms constant, as allocs/op usually is: two numbers say it all, without an interval. */
const exact = {
	id: "exact",
	about: "both sides gave the same number in every round: the numbers themselves, no interval",
	test: "none: both sides are constant",
	estimate(sample) {
		const { base, head } = completePairs(sample.base, sample.head);
		const constant = (values) => values.every((v) => v === values[0]);
		if (base.length < LEAST_ROUNDS || !constant(base) || !constant(head)) return null;
		return {
			value: {
				kind: "exact",
				n: base.length,
				base: base[0],
				head: head[0]
			},
			problems: []
		};
	}
};
// src/core/stats/detectable-effect.ts
/** Standard normal quantile of 0.8: the power that "detectable" stands for. */
const POWER_80 = .8416212;
/**
* Smallest effect that a comparison of this precision finds with 80 % power, on the interval's
* scale: half-width x (1 + z_0.8 / z_level), 1.43 half-widths at 95 %. The normal
* approximation of power for an estimate whose interval is +- z standard errors (any text on
* sample size, e.g. Lachin 1981). A guide, not a promise: under a level that was set by the
* table (Holm) more is needed. Infinite for a level of 0.
* @example detectableEffect({ low: -0.01, high: 0.01, level: 0.95 }) // 0.0142940
*/
function detectableEffect(interval) {
	return (interval.high - interval.low) / 2 * (1 + POWER_80 / normalQuantile((1 + interval.level) / 2));
}
// src/core/stats/differences.ts
/**
* One difference a pair: on the log scale when every value is positive, so that effects are
* ratios; else in units, since a logarithm of zero or less says nothing.
* @example differences([1, 1], [1, Math.E]) // { kind: 'ratio', values: [0, 1] }
* @example differences([0, 2], [1, 2])      // { kind: 'difference', values: [1, 0] }
*/
function differences(base, head) {
	const positive = base.every((b) => b > 0) && head.every((h) => h > 0);
	return {
		kind: positive ? "ratio" : "difference",
		values: base.map((b, i) => positive ? Math.log(head[i]) - Math.log(b) : head[i] - b)
	};
}
// src/core/stats/null-distribution.ts
const known = /* @__PURE__ */ new Map();
/** The cap of the signed-rank scores at n pairs, ceil(n / 2): one wild pair stays harmless. */
function scoreCap(n) {
	return Math.ceil(n / 2);
}
/**
* Null distribution of T = sum of the scores min(i, cap) whose coin shows heads, i = 1 ... n.
* Source: Wilcoxon 1945 for cap = n; general scores in Hettmansperger and McKean, Robust
* Nonparametric Statistical Methods, section 1.8.
* @example nullDistribution(6, 3).total    // 15
* @example nullDistribution(8, 4).cdf[3]   // 5 / 256 = 0.01953125
*/
function nullDistribution(n, cap = scoreCap(n)) {
	const key = n * 100003 + cap;
	const found = known.get(key);
	if (found) return found;
	const distribution = {
		n,
		cap,
		total: scoreSum(n, cap),
		cdf: coinSums(Array.from({ length: n }, (_, i) => Math.min(i + 1, cap)))
	};
	known.set(key, distribution);
	return distribution;
}
/** Sum of the first i scores min(j, cap). */
function scoreSum(i, cap) {
	return i <= cap ? i * (i + 1) / 2 : cap * (cap + 1) / 2 + (i - cap) * cap;
}
/**
* P(sum of the scores whose fair coin shows heads <= t) for t = 0 ... sum of all; whole scores.
* The generating function prod (1 + z^a_i) / 2, multiplied out one score at a time. Every step
* halves, so the entries are probabilities: exact doubles to 52 scores, and sums of positive
* terms (relative error below 1e-13) for the hundreds after that.
* @example coinSums([1, 2]) // [1/4, 1/2, 3/4, 1]
*/
function coinSums(scores) {
	const cdf = new Float64Array(scores.reduce((sum, score) => sum + score, 0) + 1);
	cdf[0] = 1;
	let top = 0;
	for (const score of scores) {
		top += score;
		for (let s = top; s >= score; s--) cdf[s] = (cdf[s] + cdf[s - score]) / 2;
		for (let s = score - 1; s >= 0; s--) cdf[s] = cdf[s] / 2;
	}
	for (let s = 1; s < cdf.length; s++) cdf[s] = cdf[s] + cdf[s - 1];
	return cdf;
}
// src/core/stats/signed-rank.ts
/**
* The capped signed-rank statistic T(theta): the sum, over the differences above theta, of the
* scores min(rank, cap), where rank orders the distances |d - theta|. Equal distances share the
* mean of their scores, so the scores of all differences always add up to the same total.
* Source: Wilcoxon 1945, with the scores bent at the cap.
* Linear time: the distances below and above theta are two sorted lists that are merged.
* @param sorted differences in ascending order
* @example signedRank([-1, 2, 3], 0, 3) // ranks 1, 2, 3; T = 2 + 3 = 5
*/
function signedRank(sorted, theta, cap) {
	const n = sorted.length;
	let above = 0;
	while (above < n && sorted[above] <= theta) above++;
	let under = above - 1;
	let rank = 0;
	let sum = 0;
	while (rank < n) {
		const left = under >= 0 ? theta - sorted[under] : Infinity;
		const right = above < n ? sorted[above] - theta : Infinity;
		const distance = Math.min(left, right);
		const first = rank;
		let positive = 0;
		while (under >= 0 && theta - sorted[under] === distance) {
			under--;
			rank++;
		}
		while (above < n && sorted[above] - theta === distance) {
			above++;
			rank++;
			positive++;
		}
		if (positive === 0) continue;
		sum += positive * (scoreSum(rank, cap) - scoreSum(first, cap)) / (rank - first);
	}
	return sum;
}
// src/core/stats/shift.ts
/**
* Prepares differences for estimate and interval. At least one difference, all finite.
* @example prepareShift([1, 3]).walsh // [1, 2, 3]
*/
function prepareShift(differences, capOf = scoreCap) {
	const sorted = Float64Array.from(differences).sort();
	const n = sorted.length;
	const { cap, total } = nullDistribution(n, capOf(n));
	const walsh = distinctAverages(sorted);
	const statisticAbove = (j) => j >= walsh.length - 1 ? 0 : signedRank(sorted, (walsh[j] + walsh[j + 1]) / 2, cap);
	return {
		n,
		cap,
		total,
		walsh,
		statisticAbove
	};
}
/**
* L(t) and U(t), the values between which T leaves more than t on either side:
* U = smallest Walsh average just above which T <= t; L = largest just below which S - T <= t.
* T falls as theta grows, so both are found by halving.
* Source: Hettmansperger and McKean, section 1.5 (interval from a signed-rank test).
* @example shiftEnds(prepareShift([1, 2, 3]), 0) // [1, 3]: the smallest and largest difference
*/
function shiftEnds(shift, t) {
	const { walsh, total, statisticAbove } = shift;
	const last = walsh.length - 1;
	const upper = firstWhere(0, last, (j) => statisticAbove(j) <= t);
	return [walsh[firstWhere(0, last, (j) => total - statisticAbove(j) > t)], walsh[upper]];
}
/** The smallest index from low to high where a test that turns true once is true; else high. */
function firstWhere(low, high, test) {
	let a = low;
	let b = high;
	while (a < b) {
		const middle = a + b >> 1;
		if (test(middle)) b = middle;
		else a = middle + 1;
	}
	return a;
}
function distinctAverages(sorted) {
	const n = sorted.length;
	const all = new Float64Array(n * (n + 1) / 2);
	let k = 0;
	for (let i = 0; i < n; i++) for (let j = i; j < n; j++) all[k++] = (sorted[i] + sorted[j]) / 2;
	all.sort();
	let distinct = 0;
	for (const w of all) if (distinct === 0 || w !== all[distinct - 1]) all[distinct++] = w;
	return all.subarray(0, distinct);
}
// src/core/stats/shift-estimate.ts
/**
* The shift at which the statistic is balanced: the middle of [L(m), U(m)], m = floor((S - 1)/2).
* With cap = n this is the estimate of Hodges and Lehmann (1963), the median Walsh average.
* @example shiftEstimate(prepareShift([1, 2, 3, 10])) // 2.5; Hodges-Lehmann says 2.75
*/
function shiftEstimate(shift) {
	const [low, high] = shiftEnds(shift, Math.floor((shift.total - 1) / 2));
	return (low + high) / 2;
}
// src/core/stats/shift-interval.ts
/**
* The largest t with 2 F(t) <= alpha, the level 1 - 2 F(t) it attains, and the share lambda of
* the way to the next attainable level; null when even t = 0 (level 1 - 2^(1-n)) is too low.
* @example attainableLevel(8, 4, 0.05) // { t: 3, level: 0.9609375, lambda: 0.23333... }
*/
function attainableLevel(n, cap, alpha) {
	const { cdf } = nullDistribution(n, cap);
	if (2 * cdf[0] > alpha) return null;
	let t = 0;
	while (t + 1 < cdf.length && 2 * cdf[t + 1] <= alpha) t++;
	const level = 1 - 2 * cdf[t];
	const next = 1 - 2 * (cdf[t + 1] ?? 1);
	return {
		t,
		level,
		lambda: (level - (1 - alpha)) / (level - next)
	};
}
/**
* Interval for the shift at level 1 - alpha: the signed-rank test turned round, with linear
* interpolation between the two attainable levels that enclose 1 - alpha. When the level cannot
* be attained at this n: smallest to largest difference, with its true level 1 - 2^(1-n).
* Source: Hettmansperger and McKean, section 1.5; interpolation after Hettmansperger and
* Sheather (1986), here linear.
* @example shiftInterval(prepareShift([1, 2, 3, 4, 5, 6]), 0.05)
* // lambda 0.6 between [1, 6] and [1.5, 5.5]: low 1.3, high 5.7, level 0.95
*/
function shiftInterval(shift, alpha) {
	const attainable = attainableLevel(shift.n, shift.cap, alpha);
	const [low, high] = shiftEnds(shift, attainable?.t ?? 0);
	if (!attainable) return {
		low,
		high,
		level: 1 - 2 ** (1 - shift.n)
	};
	const [nextLow, nextHigh] = shiftEnds(shift, attainable.t + 1);
	const { lambda } = attainable;
	return {
		low: (1 - lambda) * low + lambda * nextLow,
		high: (1 - lambda) * high + lambda * nextHigh,
		level: 1 - alpha
	};
}
// src/core/stats/tied-tail.ts
/**
* P(T <= t) when every sign is a fair coin, given the distances' ties: a tie group shares the
* mean of its scores, which makes other sums attainable than without ties (assuming none can
* err to the unsafe side by a step). Exact: half-whole scores are multiplied out doubled; the
* one group that lies across the cap, whose mean may be any fraction, is summed by binomial.
* Source: the conditional distribution of a signed-rank statistic (Pratt and Gibbons, Concepts
* of Nonparametric Theory, section 3.7), with bent scores.
* @param distances absolute differences in ascending order, none zero
* @example tiedTail([1, 1], 2, 1.5) // scores 1.5 1.5: P(T <= 1.5) = 3 / 4
*/
function tiedTail(distances, cap, t) {
	const n = distances.length;
	const doubled = [];
	let odd = {
		size: 0,
		score: 0
	};
	let tied = false;
	for (let first = 0; first < n;) {
		let next = first;
		while (next < n && distances[next] === distances[first]) next++;
		const size = next - first;
		const score = (scoreSum(next, cap) - scoreSum(first, cap)) / size;
		if (size > 1 && first < cap) tied = true;
		if (Number.isInteger(2 * score)) for (let i = 0; i < size; i++) doubled.push(2 * score);
		else odd = {
			size,
			score
		};
		first = next;
	}
	if (!tied) return nullDistribution(n, cap).cdf[Math.floor(t + 1e-9)] ?? 1;
	const cdf = coinSums(doubled);
	let tail = 0;
	let weight = 2 ** -odd.size;
	for (let heads = 0; heads <= odd.size; heads++) {
		const left = Math.floor(2 * (t - heads * odd.score) + 1e-9);
		if (left >= 0) tail += weight * (cdf[left] ?? 1);
		weight *= (odd.size - heads) / (heads + 1);
	}
	return tail;
}
// src/core/stats/signed-rank-p.ts
/**
* Two-sided exact p of "no shift" by the capped signed-rank test. Zero differences are taken out
* first and n, cap and scores made anew from the rest: a zero has no sign that could flip, and
* eleven zeros beside one negative would otherwise look like evidence. No non-zero: p = 1.
* Source: Wilcoxon 1945 (zeros left out); null distribution enumerated, no normal curve.
* @param capOf cap of the scores at n differences; n itself gives Wilcoxon's own test
* @example signedRankP([1, 2, 3, 4, 5, 6])          // 2 / 64 = 0.03125
* @example signedRankP([0, 0, 0, 0, 0, 0, 0, -1])   // 1
*/
function signedRankP(differences, capOf = scoreCap) {
	const sorted = Float64Array.from(differences.filter((d) => d !== 0)).sort();
	const n = sorted.length;
	if (n === 0) return 1;
	const cap = capOf(n);
	const sum = signedRank(sorted, 0, cap);
	const distances = sorted.map(Math.abs).sort();
	return Math.min(1, 2 * tiedTail(distances, cap, Math.min(sum, scoreSum(n, cap) - sum)));
}
// src/core/estimators/paired.ts
/** Fewest pairs for an interval at a level that was asked for. */
const LEAST_PAIRS$1 = 6;
/**
* The paired comparison: capped signed-rank estimate, interval and exact p on ln(head / base),
* or on head - base where a value is zero or less. Valid by the coin that orders every round,
* whatever the noise. Below 6 pairs: smallest to largest difference with its true level.
*/
const paired = {
	id: "paired",
	about: "differences inside rounds: capped signed-rank estimate, exact interval and p",
	test: "exact signed-rank test on paired differences, ranks capped at half",
	estimate(sample, alpha) {
		const { base, head } = completePairs(sample.base, sample.head);
		const n = base.length;
		if (n < 2) return {
			value: {
				kind: "none",
				n,
				why: n === 0 ? "no round gave a pair" : "one round gives no interval"
			},
			problems: []
		};
		const { kind, values } = differences(base, head);
		const shift = prepareShift(values);
		const interval = n < LEAST_PAIRS$1 ? range(shift) : shiftInterval(shift, alpha);
		return {
			value: {
				kind,
				n,
				point: shiftEstimate(shift),
				...interval,
				p: signedRankP(values),
				detectable: detectableEffect(interval)
			},
			problems: interval.level < 1 - alpha ? [lowLevel(n, interval.level, alpha)] : []
		};
	}
};
function range({ n, walsh }) {
	return {
		low: walsh[0],
		high: walsh.at(-1),
		level: 1 - 2 ** (1 - n)
	};
}
function lowLevel(n, level, alpha) {
	const pct = (share) => `${Number((100 * share).toFixed(2))} %`;
	return {
		code: "low-level",
		message: `${n} rounds give an interval of ${pct(level)} at most, not ${pct(1 - alpha)}`,
		next: "run more rounds"
	};
}
// src/core/estimators/index.ts
const estimators = [exact, paired];
/** The estimate of a sample at a two-sided alpha, and the name of the test behind it. */
function estimateSample(sample, alpha) {
	for (const { estimate, test } of estimators) {
		const found = estimate(sample, alpha);
		if (found) return {
			...found,
			test
		};
	}
	return {
		value: {
			kind: "none",
			n: 0,
			why: "no estimator applies"
		},
		problems: [],
		test: "none"
	};
}
// src/core/evidence.ts
/** What a stretch of rounds says about a row: its p, and its estimate at any level. */
function gatherEvidence(sample, from, to) {
	const cut = (list) => list.slice(from, to);
	const part = {
		...sample,
		base: cut(sample.base),
		head: cut(sample.head),
		headFirst: cut(sample.headFirst),
		machines: sample.machines && cut(sample.machines)
	};
	const { base, head } = completePairs(part.base, part.head);
	const isConstant = base.length >= 3 && base.every((b) => b === base[0]) && head.every((h) => h === head[0]);
	const p = signedRankP(differences(base, head).values);
	return {
		sample: part,
		from,
		to,
		n: base.length,
		isConstant,
		p
	};
}
/** Declared exact and constant: its verdict needs no test, so it is in no family of tests. */
function isExact({ sample, isConstant }) {
	return sample.assume === "exact" && isConstant;
}
/** Null where nothing was estimated. Exact constants have an interval without width. */
function effectOf(sample, estimate) {
	if (estimate.kind === "none") return null;
	const stepPct = sample.assume === "exact" ? 0 : sample.resolutionPct ?? 0;
	if (estimate.kind === "ratio") {
		const { point, low, high } = estimate;
		return {
			point,
			low,
			high,
			...onLogScale(sample.marginPct, stepPct)
		};
	}
	if (estimate.kind === "exact") {
		const { base, head } = estimate;
		const isRatio = base > 0 && head > 0;
		const point = isRatio ? Math.log(head) - Math.log(base) : head - base;
		return {
			point,
			low: point,
			high: point,
			...isRatio ? onLogScale(sample.marginPct, stepPct) : inUnits(Math.abs(base), sample.marginPct, stepPct)
		};
	}
	const { base } = completePairs(sample.base, sample.head);
	const { point, low, high } = estimate;
	return {
		point,
		low,
		high,
		...inUnits(Math.max(0, median(base)), sample.marginPct, stepPct)
	};
}
const onLogScale = (marginPct, stepPct) => ({
	margin: Math.log1p(marginPct / 100),
	step: Math.log1p(stepPct / 100)
});
/** Percent of the base value; of a base of zero nothing is left, so any shift counts. */
const inUnits = (base, marginPct, stepPct) => ({
	margin: base * marginPct / 100,
	step: base * stepPct / 100
});
/** The estimate of a stretch of rounds at a two-sided alpha, for a reader. */
function seeEvidence(evidence, alpha) {
	const { value, problems, test } = estimateSample(evidence.sample, alpha);
	return {
		evidence,
		estimate: value,
		problems,
		test
	};
}
/** The effect in a stretch of rounds at a two-sided alpha; null where there is none. */
function effectIn({ sample }, alpha) {
	return effectOf(sample, estimateSample(sample, alpha).value);
}
// src/core/stats/chi-square-tail.ts
/**
* P(chi-square with `freedom` degrees of freedom > x): the upper incomplete gamma function
* Q(freedom / 2, x / 2). Series below, continued fraction (Lentz) above a + 1.
* Source: Abramowitz and Stegun 6.5.29 and 6.5.31.
* @example chiSquareTail(3.841458820694124, 1) // 0.05
*/
function chiSquareTail(x, freedom) {
	if (!(x > 0)) return 1;
	const a = freedom / 2;
	const half = x / 2;
	const front = Math.exp(a * Math.log(half) - half - logGammaOfHalf(freedom));
	return half < a + 1 ? 1 - front * lowerSeries(a, half) : front * upperFraction(a, half);
}
/** ln Gamma(k / 2) for a whole k >= 1, from Gamma(1/2) = sqrt(pi) and Gamma(1) = 1. */
function logGammaOfHalf(k) {
	let sum = k % 2 === 1 ? Math.log(Math.PI) / 2 : 0;
	for (let j = k - 2; j > 0; j -= 2) sum += Math.log(j / 2);
	return sum;
}
function lowerSeries(a, x) {
	let term = 1 / a;
	let sum = term;
	for (let k = 1; term > sum * 1e-16; k++) {
		term *= x / (a + k);
		sum += term;
	}
	return sum;
}
function upperFraction(a, x) {
	let b = x + 1 - a;
	let c = 1e300;
	let d = 1 / b;
	let value = d;
	for (let k = 1; k < 1e3; k++) {
		const step = -k * (k - a);
		b += 2;
		d = 1 / (step * d + b);
		c = b + step / c;
		value *= c * d;
		if (Math.abs(c * d - 1) < 1e-15) break;
	}
	return value;
}
// src/core/stats/kruskal-wallis.ts
/**
* p of "all groups come from one distribution": Kruskal and Wallis's H on mid-ranks with the
* tie correction, against chi-square with groups - 1 degrees of freedom. The approximation is
* meant for groups of 4 and more. Fewer than two groups, or all values equal: 1.
* Source: Kruskal and Wallis, Use of ranks in one-criterion variance analysis, 1952.
* @example kruskalWallis([[1, 2, 3, 4], [5, 6, 7, 8]]) // H = 5.3333, p = 0.0209213
*/
function kruskalWallis(groups) {
	const all = groups.flatMap((values, group) => values.map((value) => ({
		value,
		group
	})));
	all.sort((a, b) => a.value - b.value);
	const n = all.length;
	const sums = groups.map(() => 0);
	let ties = 0;
	for (let start = 0; start < n;) {
		let end = start;
		while (end < n && all[end].value === all[start].value) end++;
		const rank = (start + 1 + end) / 2;
		for (let i = start; i < end; i++) sums[all[i].group] += rank;
		ties += (end - start) ** 3 - (end - start);
		start = end;
	}
	if (groups.length < 2 || ties === n ** 3 - n) return 1;
	const squares = groups.reduce((sum, { length }, g) => sum + sums[g] ** 2 / length, 0);
	return chiSquareTail((12 / (n * (n + 1)) * squares - 3 * (n + 1)) / (1 - ties / (n ** 3 - n)), groups.length - 1);
}
// src/core/machines.ts
/** Fewest pairs of a machine whose estimate counts against another's. */
const LEAST_PAIRS = 4;
const DIFFERS_P = .05;
function groupByMachine(sample) {
	const { machines } = sample;
	if (machines === null) return [];
	const { rounds, base, head } = completePairs(sample.base, sample.head);
	const { values } = differences(base, head);
	const groups = /* @__PURE__ */ new Map();
	rounds.forEach((round, i) => {
		const machine = machines[round];
		if (machine == null) return;
		groups.set(machine, [...groups.get(machine) ?? [], values[i]]);
	});
	return [...groups].map(([machine, list]) => ({
		machine,
		values: list
	}));
}
const estimateGroup = ({ machine, values }) => ({
	machine,
	n: values.length,
	point: shiftEstimate(prepareShift(values))
});
/** The estimate of every machine by itself; [] when the pairs come from one. */
function estimateMachines(sample) {
	const groups = groupByMachine(sample);
	return groups.length < 2 ? [] : groups.map(estimateGroup);
}
const solid = (sample) => groupByMachine(sample).filter(({ values }) => values.length >= LEAST_PAIRS);
function differs(groups) {
	return groups.length > 1 && kruskalWallis(groups.map(({ values }) => values)) < DIFFERS_P;
}
/** The effect differs by machine, and two machines even see opposite directions. */
function machinesDisagree(sample) {
	if (sample.machines === null) return false;
	const groups = solid(sample);
	if (!differs(groups)) return false;
	const points = groups.map((group) => estimateGroup(group).point);
	return points.some((point) => point > 0) && points.some((point) => point < 0);
}
/** What a reader of a pooled row should know about its machines. */
function machineProblems(sample) {
	const groups = groupByMachine(sample);
	if (groups.length < 2) return [];
	const problems = [];
	const few = groups.filter(({ values }) => values.length < LEAST_PAIRS);
	if (few.length > 0) problems.push({
		code: "few-pairs-on-machine",
		message: `${few.map(({ machine, values }) => `${machine} gave ${values.length}`).join(", ")} of the pairs: too few to say whether it differs`,
		next: `run at least ${LEAST_PAIRS} rounds on every machine`
	});
	if (differs(solid(sample))) problems.push({
		code: "differs-by-machine",
		message: "the effect differs by machine: the estimate is for these machines taken together",
		next: "read the estimates per machine"
	});
	return problems;
}
// src/core/explain.ts
/** From a row's standing to the Comparison of the report, with its explanation and footnotes. */
/** The row as it stands. `alpha`: of the interval of a row that no look has seen yet. */
function explainStanding(row, rounds, alpha) {
	const seen = row.seen ?? seeEvidence(gatherEvidence(row.sample, 0, rounds), alpha);
	const { sample } = seen.evidence;
	const { base, head } = completePairs(sample.base, sample.head);
	const { contrast, benchmark, metric, unit, better, marginPct, role } = sample;
	return {
		contrast,
		benchmark,
		metric,
		unit,
		better,
		marginPct,
		role,
		baseValue: base.length === 0 ? null : median(base),
		headValue: head.length === 0 ? null : median(head),
		estimate: seen.estimate,
		verdict: row.seen === null ? unseenVerdict(row.verdict, base.length) : row.verdict,
		explanation: {
			test: seen.test,
			looksTaken: row.looksTaken,
			pSequential: row.pSequential,
			pAdjusted: row.pAdjusted,
			family: row.family,
			lostPairs: row.losses.lost,
			reruns: sample.reruns,
			resolutionPct: sample.resolutionPct,
			layout: sample.layout,
			secondRunEffect: secondRunEffect(sample, seen.estimate),
			machines: estimateMachines(sample)
		},
		problems: [...seen.problems, ...problemsOf(row, seen)]
	};
}
function unseenVerdict(verdict, n) {
	return verdict.word === "inconclusive" && n >= 6 ? {
		word: "inconclusive",
		reason: "no-decision",
		roundsNeeded: null
	} : verdict;
}
/**
* What running second costs, as ln(second / first): half the difference between the median
* ln(head / base) of the pairs in which head ran second and of those in which it ran first, so
* that the effect itself cancels. Null: no ratio, or not both orders.
*/
function secondRunEffect(sample, estimate) {
	if (estimate.kind !== "ratio") return null;
	const { rounds, base, head } = completePairs(sample.base, sample.head);
	const inOrder = (headFirst) => rounds.flatMap((round, i) => sample.headFirst[round] === headFirst ? [Math.log(head[i] / base[i])] : []);
	const [second, first] = [inOrder(false), inOrder(true)];
	if (second.length === 0 || first.length === 0) return null;
	return (median(second) - median(first)) / 2;
}
function problemsOf(row, { evidence, estimate }) {
	const problems = machineProblems(evidence.sample);
	const { lost, ran } = row.losses;
	if (lost > 0 && row.verdict.word !== "failed") {
		const message = `${lost} of ${ran} rounds gave no pair of numbers and were left out`;
		problems.push({
			code: "lost-pairs",
			message
		});
	}
	const { base, head } = completePairs(evidence.sample.base, evidence.sample.head);
	if (base.every((b) => b === 0) && head.some((h) => h !== 0)) problems.push({
		code: "new-non-zero",
		message: "base was zero in every round: the change has no percentage"
	});
	const effect = effectOf(evidence.sample, estimate);
	if (effect !== null && effect.point !== 0 && Math.abs(effect.point) < effect.step) problems.push({
		code: "below-resolution",
		message: "the change is smaller than the step in which the metric is printed"
	});
	return problems;
}
// src/core/stats/binomial-test.ts
/**
* Two-sided exact p of "heads and tails are equally likely" for a coin that fell `heads` times
* on one side and `tails` on the other: twice the smaller tail of the binomial, at most 1.
* @example binomialTest(6, 0) // 2 / 64 = 0.03125
* @example binomialTest(0, 0) // 1
*/
function binomialTest(heads, tails) {
	const n = heads + tails;
	let term = 2 ** -n;
	let sum = 0;
	for (let k = 0; k <= Math.min(heads, tails); k++) {
		sum += term;
		term *= (n - k) / (k + 1);
	}
	return Math.min(1, 2 * sum);
}
// src/core/losses.ts
/** More than this share of lost pairs, and the row has failed. */
const MOST_LOST = .2;
/** The p below which losses are taken to depend on the side. */
const LOPSIDED_P = .05;
/**
* Losses in the first `rounds` rounds. A gap on both sides after the row's last number was not
* run, unless trials are known to have failed there.
*/
function countLosses(sample, rounds) {
	const there = (value) => Number.isFinite(value ?? NaN);
	const { base, head, failed } = sample;
	const losses = {
		ran: 0,
		lost: 0,
		baseOnly: 0,
		headOnly: 0
	};
	let bothGone = 0;
	for (let round = 0; round < Math.min(rounds, base.length); round++) {
		const [b, h] = [there(base[round]), there(head[round])];
		if (!b && !h) {
			bothGone++;
			continue;
		}
		losses.ran = round + 1;
		losses.lost += bothGone + (b && h ? 0 : 1);
		losses.baseOnly += !b && h ? 1 : 0;
		losses.headOnly += b && !h ? 1 : 0;
		bothGone = 0;
	}
	const unseen = Math.max(failed.base, failed.head) - losses.lost;
	const after = Math.max(0, Math.min(unseen, bothGone));
	return {
		...losses,
		ran: losses.ran + after,
		lost: losses.lost + after
	};
}
/** Whether so many pairs are lost that the row cannot be judged on what there is so far. */
function lostTooMany({ ran, lost }) {
	return lost > MOST_LOST * ran;
}
/**
* `failed` with its reason, or null. `most`: rounds that the row will have at the end; while more
* may come, a row fails early only if they cannot bring the share of lost pairs down enough.
*/
function lossVerdict(losses, most) {
	const { ran, lost, baseOnly, headOnly } = losses;
	const failed = (reason, detail) => ({
		word: "failed",
		reason,
		detail
	});
	const ofThem = `${baseOnly} on base only, ${headOnly} on head only`;
	if (lost > MOST_LOST * most && lost === ran) return failed("no-data", `none of ${ran} rounds gave a pair (${ofThem})`);
	if (most === 0) return failed("no-data", "no round was run");
	if (binomialTest(baseOnly, headOnly) < LOPSIDED_P) return failed("lopsided-losses", `rounds lost by one side more than by the other: ${ofThem}`);
	if (lost > MOST_LOST * most) return failed("lost-pairs", `${lost} of ${ran} rounds gave no pair (${ofThem})`);
	return null;
}
// src/core/geomean.ts
/** The geomean row of a contrast and metric: all its rows in one, round by round (rule 4.5). */
const GEOMEAN = "geomean";
/**
* One row for every contrast and metric with two or more rows of positive numbers. Its value in
* a round is the geometric mean over the rows, so its difference is the mean of their
* differences and keeps what they share; a round in which a row has no pair counts for none.
* Rows that lost too many pairs are left out, controls too.
*/
function geomeanRows(samples) {
	const usable = samples.filter((sample) => (sample.role === "gating" || sample.role === "informational") && !lostTooMany(countLosses(sample, sample.base.length)) && [...sample.base, ...sample.head].every((value) => value === null || value > 0) && sample.base.some((value) => value !== null));
	return [...Map.groupBy(usable, ({ contrast, metric, unit }) => JSON.stringify([
		contrast,
		metric,
		unit
	])).values()].filter((rows) => rows.length > 1).map(geomeanOf);
}
function geomeanOf(rows) {
	const [first] = rows;
	const isComplete = first.base.map((_, round) => rows.every(({ base, head }) => (base[round] ?? null) !== null && (head[round] ?? null) !== null));
	const mean = (side) => isComplete.map((complete, round) => {
		if (!complete) return null;
		const logs = rows.map((row) => Math.log(row[side][round]));
		return Math.exp(logs.reduce((sum, x) => sum + x, 0) / rows.length);
	});
	return {
		...first,
		benchmark: GEOMEAN,
		role: "geomean",
		assume: rows.every(({ assume }) => assume === "exact") ? "exact" : "noisy",
		marginPct: rows.reduce((least, { marginPct }) => Math.min(least, marginPct), Infinity),
		base: mean("base"),
		head: mean("head"),
		failed: {
			base: 0,
			head: 0
		},
		headFirst: first.headFirst.map(() => null),
		resolutionPct: null,
		layout: rows.every(({ layout }) => layout === "fresh") ? "fresh" : "single",
		reruns: 0
	};
}
// src/core/standing.ts
/** A row before its first look. */
function openStanding(sample, family, rounds) {
	return {
		sample,
		seen: null,
		verdict: {
			word: "inconclusive",
			reason: "too-few-rounds",
			roundsNeeded: null
		},
		decidedAt: null,
		losses: countLosses(sample, rounds),
		looksTaken: [],
		pSequential: null,
		pAdjusted: null,
		isExempt: false,
		family
	};
}
// src/core/stats/holm.ts
/**
* Adjusted p-values that keep the chance of any false rejection in the family below alpha, for
* every kind of dependence: in ascending order max over j <= i of (m - j + 1) p_(j), at most 1.
* Source: Holm, A simple sequentially rejective multiple test procedure, 1979.
* @example holm([0.01, 0.04, 0.03]) // [0.03, 0.06, 0.06]
*/
function holm(p) {
	const adjusted = new Array(p.length);
	let highest = 0;
	p.map((_, i) => i).sort((a, b) => p[a] - p[b]).forEach((row, position) => {
		highest = Math.max(highest, Math.min(1, (p.length - position) * p[row]));
		adjusted[row] = highest;
	});
	return adjusted;
}
// src/core/stats/rounds-needed.ts
/**
* Rounds after which the half-width is about `target`, when it is `halfWidth` after n rounds:
* n (halfWidth / target)^2, since widths shrink with the square root of n. At least n + 1;
* null when the target is not positive or the answer is beyond counting (a million rounds).
* @example roundsNeeded(10, 0.03, 0.02) // 23
*/
function roundsNeeded(n, halfWidth, target) {
	if (!(target > 0)) return null;
	const rounds = Math.max(n + 1, Math.ceil(n * (halfWidth / target) ** 2));
	return rounds <= 1e6 ? rounds : null;
}
// src/core/verdict.ts
/** The word on one row from its evidence (rules 4.4 and 4.1.4): no looks, no table. */
function verdictOf(evidence, estimate, bar) {
	const { sample, n } = evidence;
	const proof = effectIn(evidence, bar.proofAlpha);
	if (proof === null) return inconclusive("too-few-rounds", null);
	if (isExact(evidence)) return constantVerdict(sample, estimate, proof);
	const toGo = roundsToGo(estimate, proof);
	if (n < 6) return inconclusive("too-few-rounds", toGo);
	const verdict = noisyVerdict(sample, estimate, proof, bar);
	if (verdict === null) return noisyVerdict(sample, estimate, {
		...proof,
		step: 0
	}, bar) !== null ? inconclusive("below-resolution", null) : inconclusive("no-decision", toGo);
	return machinesDisagree(sample) ? inconclusive("machines-disagree", null) : verdict;
}
const inconclusive = (reason, rounds) => ({
	word: "inconclusive",
	reason,
	roundsNeeded: rounds
});
function constantVerdict(sample, estimate, effect) {
	if (Math.abs(effect.point) > effect.margin) return moved(sample, effect.point, "exact", true);
	return sameConstants(estimate);
}
/** Constants that are equal, or whose difference the margin allows. */
function sameConstants(estimate) {
	if (estimate.kind !== "exact" || estimate.base !== estimate.head) return {
		word: "equivalent",
		reason: "inside-margin"
	};
	return {
		word: "equivalent",
		reason: estimate.base === 0 ? "all-zero" : "exact-equal"
	};
}
const moved = ({ better }, point, reason, certain) => {
	return {
		word: (better === "lower" ? point > 0 : point < 0) ? "regressed" : "improved",
		reason,
		certain
	};
};
/**
* Regressed, improved or equivalent; null: neither is shown. Nothing is said about a shift below
* the printed step, and no equivalence inside a margin that is finer than it.
*/
function noisyVerdict(sample, estimate, proof, { alpha, pAdjusted, overall }) {
	const { point, margin, step } = proof;
	const reach = overall ?? point;
	if (Math.sign(reach) === Math.sign(point) && point !== 0 && Math.abs(reach) >= Math.max(margin, step) && pAdjusted !== null && pAdjusted <= alpha) {
		const isExactPair = estimate.kind === "exact";
		const [low, high] = "low" in estimate ? [estimate.low, estimate.high] : [point, point];
		const certain = low > margin || high < -margin;
		return moved(sample, point, isExactPair ? "exact" : "shift", certain);
	}
	if (!(proof.low > -margin && proof.high < margin) || step >= margin) return null;
	return sameConstants(estimate);
}
/**
* Rounds that would decide at the present noise: until the half-width is the way to the margin
* (an effect inside it: proof of no change), or the effect itself (beyond it: proof of a shift).
*/
function roundsToGo(estimate, { point, margin }) {
	if (!("low" in estimate)) return null;
	const size = Math.abs(point);
	const halfWidth = (estimate.high - estimate.low) / 2;
	return roundsNeeded(estimate.n, halfWidth, size >= margin ? size : margin - size);
}
// src/core/judge-looks.ts
/** A family of rows judged at planned looks: Holm over the rows at every look (4.3, 4.5). */
/**
* Looks that the data have reached, in order. When no more rounds will come, the rest of alpha is
* spent on a look at the last round.
*/
function reachedLooks(looks, rounds, final) {
	const reached = looks.filter((look) => look.rounds <= rounds);
	const planned = looks.slice(reached.length).reduce((sum, look) => sum + look.weight, 0);
	const isBetween = (reached.at(-1)?.rounds ?? 0) < rounds;
	if (final && isBetween && planned > 0) reached.push({
		rounds,
		weight: planned
	});
	return reached;
}
/** Judges the rows at every look that was reached; a decided row keeps the result of its look. */
function judgeAtLooks(samples, test, rounds, final) {
	const standings = samples.map((sample) => openStanding(sample, test.family, rounds));
	const looks = reachedLooks(test.looks, rounds, final);
	const last = test.looks.at(-1).rounds;
	looks.forEach((look, k) => {
		const most = final && k === looks.length - 1 ? look.rounds : Math.max(last, look.rounds);
		takeLook(standings, test, look, most);
	});
	return standings;
}
function takeLook(standings, test, look, most) {
	const judged = [];
	for (const row of standings) {
		if (row.decidedAt !== null || !survives(row, look.rounds, most)) continue;
		const evidence = gatherEvidence(row.sample, test.from, look.rounds);
		row.looksTaken.push(look.rounds);
		row.isExempt = isExact(evidence);
		row.pSequential = Math.min(row.pSequential ?? 1, evidence.p / look.weight);
		judged.push([row, evidence]);
	}
	const family = standings.filter((row) => !row.isExempt);
	const adjusted = holm(family.map((row) => row.pSequential ?? 1));
	family.forEach((row, i) => {
		if (row.decidedAt === null) row.pAdjusted = adjusted[i];
	});
	for (const [row, evidence] of judged) settle(row, evidence, test, look);
}
function settle(row, evidence, test, look) {
	const lookAlpha = test.alpha * look.weight;
	row.seen = seeEvidence(evidence, lookAlpha);
	if (row.isExempt) {
		row.family = "none: exact";
		row.pSequential = null;
	}
	row.verdict = verdictOf(evidence, row.seen.estimate, {
		alpha: test.alpha,
		pAdjusted: row.pAdjusted,
		proofAlpha: lookAlpha * test.proofShare,
		overall: test.confirm ? confirmedPoint(row.sample, test.from, look.rounds) : null
	});
	if (row.verdict.word !== "inconclusive") row.decidedAt = look.rounds;
}
/** Estimate over all rounds, those included that chose the row; 0 if these point the other way. */
function confirmedPoint(sample, from, to) {
	const point = (rounds) => effectIn(gatherEvidence(sample, 0, rounds), 1)?.point ?? 0;
	const whole = point(to);
	return Math.sign(point(from)) === Math.sign(whole) ? whole : 0;
}
/** False when the row's losses fail it, or leave it unjudged at this look. */
function survives(row, rounds, most) {
	if (row.sample.role === "geomean") return true;
	const losses = countLosses(row.sample, rounds);
	row.losses = losses;
	const failed = lossVerdict(losses, losses.ran < rounds ? losses.ran : most);
	if (failed !== null) {
		row.verdict = failed;
		row.decidedAt = rounds;
	}
	return failed === null && !lostTooMany(losses);
}
// src/core/stats/benjamini-hochberg.ts
/**
* Adjusted p-values that keep the expected share of false rejections below the level: in
* ascending order min over j >= i of m p_(j) / j, at most 1.
* Source: Benjamini and Hochberg, Controlling the false discovery rate, 1995.
* @example benjaminiHochberg([0.01, 0.04, 0.03]) // [0.03, 0.04, 0.04]
*/
function benjaminiHochberg(p) {
	const adjusted = new Array(p.length);
	let lowest = 1;
	p.map((_, i) => i).sort((a, b) => p[b] - p[a]).forEach((row, position) => {
		lowest = Math.min(lowest, p.length * p[row] / (p.length - position));
		adjusted[row] = lowest;
	});
	return adjusted;
}
// src/core/stats/selected-alpha.ts
/**
* Alpha of the intervals of rows that were picked out of a list because they looked
* interesting: alpha x selected / all, so that the expected share of wrong intervals among the
* picked ones stays below alpha (false coverage rate).
* Source: Benjamini and Yekutieli, False discovery rate-adjusted multiple confidence intervals
* for selected parameters, 2005.
* @example selectedAlpha(0.05, 3, 30) // 0.005: intervals at 99.5 %
*/
function selectedAlpha(alpha, selected, all) {
	return selected === 0 ? alpha : alpha * selected / all;
}
// src/core/judge-list.ts
/**
* Rows that decide nothing: informational rows, geomeans, controls. They have as many rounds as
* the rows beside them needed, so they are judged once, on all of them, with a p and a level that
* hold whichever planned look was the last.
*/
function judgeList(samples, kind, design, rounds, final) {
	const { alpha } = design;
	const looks = reachedLooks(design.looks, rounds, final);
	const rows = samples.map((sample) => openStanding(sample, "", rounds));
	const gathered = rows.map((row) => gather(row, looks));
	const tested = rows.filter((row) => !row.isExempt);
	const p = tested.map((row) => row.pSequential ?? 1);
	const adjusted = kind === "list" ? benjaminiHochberg(p) : holm(p);
	const found = adjusted.filter((value) => value <= alpha).length;
	tested.forEach((row, i) => {
		row.pAdjusted = adjusted[i];
		row.family = kind === "list" ? `Benjamini-Hochberg over ${tested.length} rows that do not gate` : `Holm over ${tested.length} control rows`;
	});
	rows.forEach((row, i) => {
		if (gathered[i] === null) return;
		const { evidence, weight } = gathered[i];
		row.seen = seeEvidence(evidence, (kind === "list" && row.pAdjusted !== null && row.pAdjusted <= alpha ? selectedAlpha(alpha, found, tested.length) : alpha) * weight);
		row.verdict = verdictOf(evidence, row.seen.estimate, {
			alpha,
			pAdjusted: row.pAdjusted,
			proofAlpha: 2 * alpha * weight,
			overall: null
		});
	});
	return rows;
}
/** Takes the looks that the row's own rounds reach: the last one's evidence and weight. */
function gather(row, looks) {
	let last = null;
	for (const look of looks) {
		if (row.losses.ran <= (row.looksTaken.at(-1) ?? 0)) break;
		const evidence = gatherEvidence(row.sample, 0, look.rounds);
		row.looksTaken.push(look.rounds);
		row.pSequential = Math.min(row.pSequential ?? 1, evidence.p / look.weight);
		last = {
			evidence,
			weight: look.weight
		};
	}
	const rounds = row.looksTaken.at(-1) ?? looks.at(-1)?.rounds ?? null;
	if (rounds !== null && !survives(row, rounds, rounds)) last = null;
	if (last !== null && isExact(last.evidence)) {
		row.isExempt = true;
		row.pSequential = null;
		row.family = "none: exact";
	}
	return last;
}
// src/core/judge-screen.ts
/**
* Many rows: a first stage over all of them flags what looks like a shift, and only flagged rows
* are run again, on fresh rounds that alone decide (4.5). Valid whatever the first stage does,
* since its rounds are not tested, and quiet rows cost no more than the first stage.
*/
/** Rows from which on screening is worth its second stage. */
const MOST_ROWS_BY_LOOKS = 8;
/** Fresh rounds at which flagged rows are looked at. */
const FRESH_LOOKS = [12, 20];
/** The screen for this many tested rows; null: few rows, or too few rounds for a second stage. */
function screenFor(looks, rows) {
	const [first, last] = [looks[0].rounds, looks.at(-1).rounds];
	if (rows <= MOST_ROWS_BY_LOOKS || last < first + FRESH_LOOKS[0]) return null;
	return {
		first,
		most: Math.min(last, first + FRESH_LOOKS[1])
	};
}
/**
* Looks of the second stage with `flagged` rows, by rounds of the whole run. The first one is
* late enough for Holm's strictest row to be rejected there: 2^(1-n) <= alpha / (2 flagged).
*/
function freshLooks({ first, most }, flagged, alpha) {
	const least = Math.ceil(1 + Math.log2(2 * Math.max(1, flagged) / alpha));
	const early = first + Math.max(FRESH_LOOKS[0], least);
	if (most < first + FRESH_LOOKS[1] || early >= most) return [{
		rounds: most,
		weight: 1
	}];
	return [{
		rounds: early,
		weight: .5
	}, {
		rounds: most,
		weight: .5
	}];
}
/** Judges the rows; `looks`: the first stage and the looks of the second. */
function judgeByScreen(samples, screen, alpha, rounds, final) {
	const start = {
		rounds: screen.first,
		weight: 1
	};
	if (rounds < screen.first) return {
		standings: judgeAtLooks(samples, {
			...SINGLE,
			alpha,
			looks: [start],
			family: `Holm over ${samples.length} rows`
		}, rounds, final),
		looks: [start]
	};
	const standings = samples.map((sample) => openStanding(sample, "", screen.first));
	const flagged = standings.filter((row) => isFlagged(row, screen, alpha));
	const counts = `${flagged.length} flagged of ${samples.length} gating rows`;
	for (const row of standings) if (!row.isExempt) row.family = `screened: ${counts}`;
	const looks = freshLooks(screen, flagged.length, alpha);
	reproduce(flagged, {
		...SINGLE,
		alpha,
		looks,
		from: screen.first,
		confirm: true,
		family: `Holm over ${counts}, on fresh rounds`
	}, rounds, final);
	return {
		standings,
		looks: [start, ...looks]
	};
}
/** Equivalence is shown by the interval that is printed: half of alpha in either stage. */
const SINGLE = {
	from: 0,
	confirm: false,
	proofShare: 1
};
/**
* First stage of one row: settles it unless it looks like a shift, that is unless the 90 %
* interval (at alpha = .05) excludes zero and the estimate is at least half the margin.
*/
function isFlagged(row, screen, alpha) {
	const { first, most } = screen;
	if (!survives(row, first, most)) return row.decidedAt === null;
	const evidence = gatherEvidence(row.sample, 0, first);
	row.looksTaken.push(first);
	row.seen = seeEvidence(evidence, alpha);
	row.isExempt = isExact(evidence);
	if (row.isExempt) row.family = "none: exact";
	else row.pSequential = evidence.p;
	row.verdict = verdictOf(evidence, row.seen.estimate, {
		alpha,
		pAdjusted: null,
		proofAlpha: alpha,
		overall: null
	});
	const effect = effectIn(evidence, 2 * alpha);
	if (effect !== null && (effect.low > 0 || effect.high < 0) && Math.abs(effect.point) >= effect.margin / 2 && !row.isExempt) return true;
	row.decidedAt = first;
	return false;
}
/** Second stage: what the fresh rounds say replaces what the first stage said. */
function reproduce(flagged, test, rounds, final) {
	judgeAtLooks(flagged.map((row) => row.sample), test, rounds, final).forEach((fresh, i) => {
		const row = flagged[i];
		const looksTaken = [...row.looksTaken, ...fresh.looksTaken];
		const { n } = fresh.seen?.evidence ?? { n: 0 };
		if (fresh.decidedAt === null && n < LEAST_FRESH) Object.assign(row, { looksTaken });
		else Object.assign(row, fresh, { looksTaken });
	});
}
/** Fewer fresh pairs than this say less than the first stage did. */
const LEAST_FRESH = 6;
// src/core/judge.ts
/**
* Samples -> verdicts: the whole table, by rules fixed before the data (looks, weights, families).
* A pure function of the rounds so far, so it can be asked again at any look and after a resume:
* what was decided at an earlier look comes out the same.
*/
/** Every row with its verdict and explanation, in the order of the samples; then the geomeans. */
function judgeTable(samples, design) {
	const { standings, rounds } = judgeRows(samples, design);
	const problems = withhold(standings);
	const firstAlpha = design.alpha * (design.looks[0]?.weight ?? 1);
	return {
		value: standings.map((row) => explainStanding(row, rounds, firstAlpha)),
		problems
	};
}
/** The standing of every row after the rounds so far. */
function judgeRows(samples, design) {
	const { alpha, looks, final } = design;
	const rounds = samples.reduce((most, { base }) => Math.max(most, base.length), 0);
	if (looks.length === 0) throw new Error("a design has at least one look");
	const all = [...samples, ...geomeanRows(samples)];
	const withRoles = (...roles) => all.filter(({ role }) => roles.includes(role));
	const gating = judgeGating(withRoles("gating"), design, rounds);
	const lists = {
		alpha,
		looks: gating.isScreened ? sharedLooks(gating.looks) : looks
	};
	const judged = [
		...gating.standings,
		...judgeList(withRoles("informational", "geomean"), "list", lists, rounds, final),
		...judgeList(withRoles("control"), "controls", lists, rounds, final)
	];
	const bySample = new Map(judged.map((row) => [row.sample, row]));
	return {
		standings: all.map((sample) => bySample.get(sample)),
		rounds,
		looks: gating.looks
	};
}
function judgeGating(rows, design, rounds) {
	const { alpha, looks, final } = design;
	const screen = screenFor(looks, rows.filter(({ assume }) => assume !== "exact").length);
	if (screen !== null) return {
		...judgeByScreen(rows, screen, alpha, rounds, final),
		isScreened: true
	};
	return {
		standings: judgeAtLooks(rows, {
			alpha,
			looks,
			from: 0,
			proofShare: 2,
			confirm: false,
			family: `Holm over ${rows.length} gating ${rows.length === 1 ? "row" : "rows"}`
		}, rounds, final),
		looks,
		isScreened: false
	};
}
/** With a screen, rows beside the gating ones may end at any of its looks: one weight for each. */
function sharedLooks(looks) {
	return looks.map(({ rounds }) => ({
		rounds,
		weight: 1 / looks.length
	}));
}
/**
* A control is code that did not change: when it moved, something else moved, and nothing noisy
* is said about the rows of its contrast and metric.
*/
function withhold(standings) {
	const moved = standings.filter(({ sample, verdict }) => sample.role === "control" && (verdict.word === "regressed" || verdict.word === "improved"));
	for (const { sample } of moved) for (const row of standings) {
		const { contrast, metric, role } = row.sample;
		if (role === "control" || contrast !== sample.contrast || metric !== sample.metric) continue;
		const reason = "reason" in row.verdict ? row.verdict.reason : "";
		if (reason !== "shift" && reason !== "inside-margin") continue;
		row.verdict = {
			word: "withheld",
			reason: "control-moved",
			control: sample.benchmark
		};
	}
	return moved.map(({ sample: { benchmark, metric, contrast } }) => ({
		code: "control-moved",
		message: `control ${benchmark} moved in ${metric}, although its code is the same on both sides`,
		where: contrast,
		next: "look for what else differed between the sides, or run again on a quieter machine"
	}));
}
// src/core/decide.ts
/** Who decides when to stop: what the samples so far say about the rounds to come. */
/**
* What to run next, asked after the rounds of a look (asked in between, it answers as the last
* look did). Rows that are settled stop and leave their time to the others. Rows that do not
* gate run along beside the gating rows of their benchmark, or while any gating row is open if
* there are none; a table without gating rows runs all its rounds, since nothing in it decides.
*/
function decideRows(samples, design) {
	const { standings, rounds, looks } = judgeRows(samples, {
		...design,
		final: false
	});
	const rows = standings.slice(0, samples.length);
	const gating = rows.filter(({ sample }) => sample.role === "gating");
	const open = gating.filter((row) => row.decidedAt === null);
	const nextLook = looks.find((look) => look.rounds > rounds)?.rounds ?? null;
	const isSettled = gating.length > 0 && open.length === 0;
	const isDone = isSettled || nextLook === null;
	const isOpen = openness(rows, gating, open);
	return {
		active: rows.map((row) => !isDone && isOpen(row)),
		decided: gating.length - open.length,
		open: open.length,
		nextLook: isDone ? null : nextLook,
		isDone,
		why: isSettled ? whySettled(gating) : isDone ? "rounds" : ""
	};
}
function openness(rows, gating, open) {
	const nameOf = ({ sample: { contrast, benchmark } }) => JSON.stringify([contrast, benchmark]);
	const gatingNames = new Set(gating.map(nameOf));
	const openContrasts = new Set(open.map(({ sample }) => sample.contrast));
	return (row) => {
		if (gating.length === 0) return rows.length > 0;
		const { role, contrast } = row.sample;
		if (role === "gating") return row.decidedAt === null;
		if (role === "control") return openContrasts.has(contrast);
		return !gatingNames.has(nameOf(row)) && open.length > 0;
	};
}
function whySettled(gating) {
	const undecided = gating.filter(({ verdict }) => verdict.word === "inconclusive").length;
	if (undecided === 0) return "all rows decided";
	return `all rows decided but ${undecided} that showed no sign of a change`;
}
// src/core/gate.ts
const ORDER = [
	"success",
	"neutral",
	"action_required",
	"failure"
];
const conclusionOf = (word) => word === "pass" ? "success" : word === "fail" ? "failure" : "action_required";
/** What one gating row asks for, with its reason; null: nothing against it. */
function objection(row, rule) {
	const name = `${row.benchmark} ${row.metric} (${row.contrast})`;
	switch (row.verdict.word) {
		case "regressed": return {
			as: "failure",
			reason: `${name} regressed`
		};
		case "failed": return {
			as: conclusionOf(rule.failed),
			reason: `${name} failed: ${row.verdict.detail}`
		};
		case "inconclusive":
		case "withheld": return {
			as: rule.strict.some((pattern) => new RegExp(pattern).test(row.benchmark)) ? "failure" : conclusionOf(rule.inconclusive),
			reason: `${name} is ${row.verdict.word}`
		};
		default: return null;
	}
}
/**
* The gate's word over all gating rows: the worst objection. `neutral` passes a required check,
* so it is given in advisory mode only. No gating row at all is action_required: a run that
* measured nothing must not look like a pass.
*/
function gateOf(rows, rule, measured) {
	const gating = rows.filter((row) => row.role === "gating");
	const reasons = [];
	let worst = "success";
	for (const row of gating) {
		const found = objection(row, rule);
		if (found === null || found.as === "success") continue;
		reasons.push(found.reason);
		if (ORDER.indexOf(found.as) > ORDER.indexOf(worst)) worst = found.as;
	}
	if (gating.length === 0 && !measured.nothingToRun) {
		reasons.push("no gating row was measured");
		worst = "action_required";
	}
	if (worst !== "success" && rule.mode === "advisory") worst = "neutral";
	return {
		conclusion: worst,
		reasons
	};
}
// src/core/report.ts
/** Rows of the table, judged; the pure half of every report. */
function judgeRecords(plan, records, roundsRun, final) {
	const samples = collectSamples(plan, records);
	const pairs = pairSamples(plan, samples.value, records, roundsRun);
	const judged = judgeTable(pairs.value.map(({ sample }) => sample), designOf(plan, final));
	const problems = [
		...samples.problems,
		...pairs.problems,
		...judged.problems
	];
	return {
		value: judged.value,
		problems
	};
}
/** What the statistics may know of the plan. */
const designOf = (plan, final) => ({
	alpha: plan.alpha,
	looks: plan.looks,
	final
});
/** The versioned record of a run: rows judged, gate decided. Pure, so it can be made again. */
function makeReport(findings) {
	const { plan, records } = findings;
	const judged = judgeRecords(plan, records, findings.roundsRun, true);
	const failures = records.flatMap((record) => record.problem ?? []);
	const nothingToRun = plan.targets.length === 0 && plan.unchanged.length > 0;
	return {
		schemaVersion: 1,
		tool: {
			name: "gcbench",
			version: findings.toolVersion
		},
		createdAt: findings.createdAt,
		plan,
		builds: findings.builds,
		environment: findings.environment,
		roundsRun: findings.roundsRun,
		measuredSec: findings.measuredSec,
		linkSec: findings.linkSec,
		stopReason: findings.stopReason,
		comparisons: judged.value,
		conclusion: gateOf(judged.value, plan.suite.gate, { nothingToRun }),
		problems: dedupe([
			...findings.problems,
			...judged.problems,
			...failures
		]),
		command: findings.command,
		records,
		recordsSha256: findings.recordsSha256
	};
}
// src/core/progress.ts
/**
* The decision after the first `rounds` rounds of these records. Nothing has been compared yet
* when `rounds` is 0: everything is active and the first planned look is next. A target that no
* row needs (it failed everywhere, or has no partner) does not keep the run going.
*/
function decideTable(plan, records, rounds) {
	const everything = new Set(plan.targets.map((target) => target.id));
	const firstLook = plan.looks[0]?.rounds ?? plan.suite.rounds.max;
	const nothing = {
		decided: 0,
		rows: 0,
		estimate: null,
		why: ""
	};
	if (rounds === 0) return {
		...nothing,
		active: everything,
		nextLook: firstLook,
		isDone: false
	};
	const rows = pairSamples(plan, collectSamples(plan, records).value, records, rounds).value;
	const paired = rows.map(({ sample }) => sample);
	const decision = decideRows(paired, designOf(plan, false));
	return {
		active: new Set(rows.flatMap(({ targets }, index) => decision.active[index] === true ? targets : [])),
		decided: decision.decided,
		rows: decision.decided + decision.open,
		nextLook: decision.nextLook,
		isDone: decision.isDone,
		why: decision.why,
		estimate: mostMoved(paired)
	};
}
/** `groupby_scan -20.9 % faster so far`. */
function mostMoved(samples) {
	let most = null;
	for (const sample of samples) {
		if (sample.role !== "gating") continue;
		const estimate = estimateSample(sample, .05).value;
		if (estimate.kind !== "ratio") continue;
		const { point } = estimate;
		if (most === null || Math.abs(point) > Math.abs(most.point)) most = {
			sample,
			point
		};
	}
	if (most === null) return null;
	const word = wordFor(metricFor(most.sample.metric), most.point);
	return `${most.sample.benchmark} ${printDelta(100 * Math.expm1(most.point))} ${word} so far`;
}
// src/core/runtimes/go.ts
/** Proxy and certificate settings that any download needs. */
const NETWORK = [...[
	"HTTP_PROXY",
	"HTTPS_PROXY",
	"NO_PROXY",
	"http_proxy",
	"https_proxy",
	"no_proxy"
], ...["SSL_CERT_FILE", "SSL_CERT_DIR"]];
/** What finds tools, caches and modules. Never GOEXPERIMENT or the like: those are variants. */
const BUILD = [
	...[
		"PATH",
		"HOME",
		"TMPDIR",
		"XDG_CACHE_HOME",
		"XDG_CONFIG_HOME"
	],
	...[
		"GOROOT",
		"GOPATH",
		"GOCACHE",
		"GOMODCACHE",
		"GOENV",
		"GOTOOLCHAIN",
		"GOFLAGS",
		"GOWORK"
	],
	...[
		"GOPROXY",
		"GOSUMDB",
		"GONOSUMDB",
		"GOPRIVATE",
		"GONOPROXY",
		"GOINSECURE",
		"GOVCS"
	],
	...[
		"CGO_ENABLED",
		"CC",
		"CXX",
		"AR",
		"PKG_CONFIG",
		"PKG_CONFIG_PATH"
	],
	...[
		"CGO_CFLAGS",
		"CGO_CPPFLAGS",
		"CGO_CXXFLAGS",
		"CGO_LDFLAGS"
	]
];
const experimentsOf = (text) => text.split(",").map((name) => name.trim()).filter((name) => name !== "").sort();
/** `go version -m FILE` -> version with its `X:` experiments, and the build settings. */
function readIdentity(stdout) {
	const lines = stdout.split("\n");
	const toolchain = /: (go\S+(?: X:\S+)?)/.exec(lines[0] ?? "")?.[1] ?? "";
	const settings = {};
	for (const line of lines) {
		const setting = /^\tbuild\t([^=]+)=(.*)$/.exec(line);
		if (setting?.[1] !== void 0) settings[setting[1]] = setting[2] ?? "";
	}
	return {
		toolchain,
		settings
	};
}
function checkIdentity(identity, variant, toolchain) {
	const wrong = [];
	const version = identity.toolchain.split(/[ -]X:/)[0];
	const wanted = variant.toolchain ?? toolchain.version.split(/[ -]X:/)[0];
	if (version !== wanted) wrong.push(`built by ${version || "an unknown Go"}, not ${wanted}`);
	const asked = experimentsOf(variant.buildEnv.GOEXPERIMENT ?? "");
	const carried = experimentsOf(identity.settings.GOEXPERIMENT ?? "");
	if (asked.join() !== carried.join()) wrong.push(`carries GOEXPERIMENT=${carried.join() || "(none)"}, not ${asked.join() || "(none)"}`);
	for (const name of [
		"GOARCH",
		"GOOS",
		"GOAMD64",
		"GOARM64",
		"CGO_ENABLED"
	]) {
		const value = variant.buildEnv[name];
		if (value !== void 0 && identity.settings[name] !== value) wrong.push(`carries ${name}=${identity.settings[name] ?? "(none)"}, not ${value}`);
	}
	return wrong;
}
// src/core/runtimes/index.ts
/** The shelf of runtimes: what a variant means for building and running. */
const runtimes = [{
	id: "go",
	about: "Go modules; toolchain by GOTOOLCHAIN, collector by GOEXPERIMENT, GOGC, GOMEMLIMIT",
	buildPassthrough: [...BUILD, ...NETWORK],
	runPassthrough: [
		"PATH",
		"HOME",
		"TMPDIR",
		"LANG",
		"TZ"
	],
	buildEnv: (variant) => ({
		...variant.toolchain === null ? {} : { GOTOOLCHAIN: variant.toolchain },
		...variant.buildEnv
	}),
	runEnv: (variant) => variant.runEnv,
	inspect: {
		program: "go",
		install: "install Go from https://go.dev/dl, or add actions/setup-go before this step",
		toolchain: {
			argv: [
				"go",
				"env",
				"-json",
				"GOVERSION",
				"GOROOT"
			],
			folder: "",
			env: {}
		},
		readToolchain(stdout) {
			const told = JSON.parse(stdout);
			return {
				version: told.GOVERSION ?? "",
				root: told.GOROOT ?? ""
			};
		},
		layout: {
			argv: [
				"go",
				"tool",
				"link",
				"-h"
			],
			folder: "",
			env: {}
		},
		readLayout: (output) => /^\s*-randlayout\b/m.test(output),
		refused(stderr) {
			const value = /unknown GOEXPERIMENT (\S+)/.exec(stderr)?.[1];
			return value === void 0 ? null : {
				variable: "GOEXPERIMENT",
				value
			};
		},
		knownFile: "src/internal/goexperiment/flags.go",
		readKnown: (text) => [...text.matchAll(/^\t([A-Z]\w*)\s+bool$/gm)].map((hit) => (hit[1] ?? "").toLowerCase())
	},
	identify: (binary) => ({
		argv: [
			"go",
			"version",
			"-m",
			binary
		],
		folder: "",
		env: {}
	}),
	readIdentity,
	checkIdentity
}];
const runtimeOf = (id) => {
	const found = runtimes.find((runtime) => runtime.id === id);
	if (found === void 0) throw new Error(`no runtime "${id}"`);
	return found;
};
const AGAIN = "again";
const layoutName = (index) => `layout${index + 1}`;
/**
* The suite that measures nothing but this machine: one commit as it is (A), the same binary
* again (A/A), and the same source in other link orders (A/A'), all against each other in the
* same rounds. Made of variants, so that it is measured exactly like a real suite.
*/
function makeSelftestSuite(suite, options) {
	const [first] = suite.variants;
	if (first === void 0) throw new Error("a suite has at least one variant");
	const plain = {
		...first,
		name: "default"
	};
	const layouts = options.canRandomise ? 5 : 0;
	const others = Array.from({ length: layouts }, (_, index) => layoutName(index));
	return {
		...suite,
		name: `selftest-${suite.name}`,
		variants: [
			plain,
			{
				...plain,
				name: AGAIN
			},
			...others.map((name, index) => ({
				...plain,
				name,
				buildFlags: [...plain.buildFlags, `-ldflags=-randlayout=${index + 1}`]
			}))
		],
		contrasts: [AGAIN, ...others].map((head) => ({
			kind: "variants",
			base: plain.name,
			head,
			ref: "head"
		})),
		until: "rounds",
		layoutRounds: 0,
		runIdentical: true
	};
}
const MINUTES = [
	1,
	5,
	15
];
const percent = (logRatio) => 100 * Math.expm1(logRatio);
const pointOf = (row) => row.estimate.kind === "ratio" ? row.estimate.point : null;
/** Any difference that the interval puts beyond zero: with equal code each one is false. */
const isAlarm = (row) => row.estimate.kind === "ratio" && (row.estimate.low > 0 || row.estimate.high < 0);
/**
* Reads a report of the self-test's suite. The detectable effect scales the interval that was
* measured: half-width to standard error by its own level, then (z_{.975} + z_{.8}) standard
* errors at the rounds that so many minutes have room for (one arm pair, not the self-test's
* many).
*/
function readSelftest(report) {
	const noisy = report.comparisons.filter((row) => row.estimate.kind === "ratio");
	const same = noisy.filter((row) => row.contrast.endsWith(`:${AGAIN}`));
	const arms = report.plan.arms.length;
	const roundSec = report.measuredSec / Math.max(1, report.roundsRun);
	return {
		rows: same.flatMap((row) => {
			if (row.estimate.kind !== "ratio") return [];
			const { low, high, level, n, point } = row.estimate;
			const halfWidth = (high - low) / 2;
			const layouts = noisy.filter((other) => other.benchmark === row.benchmark && other.metric === row.metric && other !== row);
			const points = layouts.flatMap((other) => pointOf(other) ?? []);
			const standardError = halfWidth / normalQuantile((1 + level) / 2);
			const pairSec = roundSec * 2 / arms;
			return [{
				benchmark: row.benchmark,
				metric: row.metric,
				rounds: n,
				sameBinaryPct: percent(point),
				noiseFloorPct: percent(halfWidth),
				sameBinaryAlarm: isAlarm(row),
				layoutSdPct: points.length < 2 ? null : 100 * sampleStandardDeviation(points),
				layoutMostPct: points.length === 0 ? null : percent(Math.max(...points.map((each) => Math.abs(each)))),
				layoutAlarms: layouts.filter(isAlarm).length,
				detectable: MINUTES.map((minutes) => {
					const rounds = Math.max(1, 60 * minutes / pairSec);
					const z = normalQuantile(.975) + normalQuantile(.8);
					return {
						minutes,
						pct: percent(z * standardError * Math.sqrt(n / rounds))
					};
				})
			}];
		}),
		alarms: same.filter(isAlarm).length,
		comparisons: same.length,
		layouts: report.plan.contrasts.length - 1
	};
}
// src/measure/toolchain.ts
const ASK_LIMIT_SEC = 600;
/** Variables of the tool's own environment that a child may have. */
function passthrough(host, names) {
	return Object.fromEntries(names.flatMap((name) => {
		const value = host.env[name];
		return value === void 0 ? [] : [[name, value]];
	}));
}
/** The whole environment of a build under a variant. */
const buildEnvOf = (host, runtime, variant) => ({
	...passthrough(host, runtime.buildPassthrough),
	...runtime.buildEnv(variant)
});
/** The whole environment of a trial under a variant. */
const runEnvOf = (host, runtime, variant) => ({
	...passthrough(host, runtime.runPassthrough),
	...runtime.runEnv(variant)
});
/** The last lines of what a program said, for an error message. */
const tailOf = (exit, lines = 20) => `${exit.stdout}\n${exit.stderr}`.trim().split("\n").slice(-lines).join("\n");
/**
* Asks which toolchain the build env of a variant selects, in the folder whose project may pin
* one. Throws ConfigError when the toolchain does not know what the variant wants, HostError when
* there is no toolchain.
*/
async function inspectToolchain(host, runtime, variant, folder) {
	const inspect = runtime.inspect;
	if (inspect === null) return null;
	const env = buildEnvOf(host, runtime, variant);
	const ask = (step, stepEnv) => host.exec.run({
		argv: step.argv,
		cwd: folder,
		env: stepEnv,
		limitSec: ASK_LIMIT_SEC
	});
	const told = await ask(inspect.toolchain, env);
	if (told.notStarted !== null) throw new HostError(`${inspect.program} is not installed: ${told.notStarted}`, inspect.install);
	const refused = told.code === 0 ? null : inspect.refused(told.stderr);
	if (refused !== null) {
		const { [refused.variable]: _, ...plainEnv } = env;
		throw await refusedError(host, inspect, variant, refused, (await ask(inspect.toolchain, plainEnv)).stdout);
	}
	if (told.code !== 0) throw new HostError(`variant "${variant.name}": ${inspect.program} cannot start: ${tailOf(told, 5)}`, variant.toolchain === null ? inspect.install : `check that toolchain ${variant.toolchain} exists and can be downloaded from here`);
	const layout = await ask(inspect.layout, env);
	const { version, root } = inspect.readToolchain(told.stdout);
	return {
		version,
		root,
		randomLayout: inspect.readLayout(layout.stdout + layout.stderr)
	};
}
/** `go: unknown GOEXPERIMENT such` for `nosuch`: the toolchain drops the `no`, so do we. */
async function refusedError(host, inspect, variant, refused, plainStdout) {
	const { version, root } = inspect.readToolchain(plainStdout);
	const known = inspect.readKnown(await host.files.read(`${root}/${inspect.knownFile}`) ?? "");
	const meant = nearest(refused.value, known);
	return new ConfigError([{
		code: "unknown-build-setting",
		where: `variants.${variant.name}.build-env.${refused.variable}`,
		message: `${version} knows no ${refused.variable} "${refused.value}"; known: ${known.join(", ") || "(none)"}; each also with "no" in front`,
		...meant === null ? {} : { next: `did you mean "${meant}"?` }
	}]);
}
// src/measure/build.ts
const BUILD_LIMIT_SEC = 3600;
/** The code under measurement does not compile: the words of the compiler, and which arm. */
var BuildError = class extends Error {
	name = "BuildError";
};
const variantOf = (suite, arm) => {
	const found = suite.variants.find((variant) => variant.name === arm.variant);
	if (found === void 0) throw new Error(`no variant "${arm.variant}"`);
	return found;
};
/** Source, units and default-layout binaries of every arm, checked to be what the suite says. */
async function buildArms(site, arms) {
	const built = {
		arms: /* @__PURE__ */ new Map(),
		records: [],
		unchanged: [],
		problems: []
	};
	const workload = workloadOf(site.suite.workload.kind);
	const runtime = runtimeOf(workload.runtime);
	for (const [index, arm] of arms.entries()) {
		const folder = await checkOut(site, arm, index);
		const project = [folder, workload.folder(site.suite.workload)].filter(Boolean).join("/");
		if (!await site.host.files.isFolder(project)) throw new HostError(`arm ${arm.id}: folder ${workload.folder(site.suite.workload)} does not exist there`, "set the workload's \"dir\" to the folder of the module");
		const variant = variantOf(site.suite, arm);
		const toolchain = await inspectToolchain(site.host, runtime, variant, project);
		const ready = {
			arm,
			folder,
			units: /* @__PURE__ */ new Map(),
			binaries: /* @__PURE__ */ new Map(),
			toolchain
		};
		await listUnits(site, workload, runtime, ready, built);
		built.arms.set(arm.id, ready);
	}
	for (const [index, ready] of [...built.arms.values()].entries()) await buildUnits(site, workload, runtime, ready, index, built);
	if (built.records.length === 0) built.problems.push({
		code: "no-benchmarks",
		message: "no benchmarks found",
		where: `${site.suite.name}: ${JSON.stringify(site.suite.workload)}`,
		next: "is there a go.mod? check \"packages\", \"dir\" and \"tags\" of the suite, or write a func BenchmarkXxx(b *testing.B) in a _test.go file"
	});
	built.unchanged = unchangedUnits(site.suite, built.records);
	return built;
}
/** One clean worktree per arm, all with paths of one length; a folder source is used in place. */
async function checkOut(site, arm, index) {
	const source = site.sources.resolved[arm.side];
	if (source === null) throw new Error(`arm ${arm.id} has no source`);
	if (source.path !== null) return source.path;
	if (source.sha === null || site.sources.root === null) throw new Error(`${arm.id}: no commit`);
	const folder = `${site.folder}/source-${String(index).padStart(2, "0")}`;
	await site.host.git.addWorktree(site.sources.root, source.sha, folder);
	return folder;
}
/** Removes the worktrees that buildArms made. */
async function removeWorktrees(site) {
	if (site.sources.root === null) return;
	for (const name of await site.host.files.list(site.folder)) {
		if (!name.startsWith("source-")) continue;
		await site.host.git.removeWorktree(site.sources.root, `${site.folder}/${name}`);
	}
}
const executeBuildStep = (site, runtime, ready, step) => site.host.exec.run({
	argv: step.argv,
	cwd: [ready.folder, step.folder].filter(Boolean).join("/"),
	env: {
		...buildEnvOf(site.host, runtime, variantOf(site.suite, ready.arm)),
		...step.env
	},
	limitSec: BUILD_LIMIT_SEC,
	keepBytes: 67108864
});
function orThrow(exit, arm, doing) {
	if (exit.stopped) throw new HostError("stopped", "start again with --resume to go on");
	if (exit.notStarted !== null) throw new HostError(exit.notStarted, "is the toolchain on PATH?");
	if (exit.code === 0) return exit;
	throw new BuildError(`arm ${arm.id}: ${doing} failed:\n${tailOf(exit, 40)}`);
}
async function listUnits(site, workload, runtime, ready, built) {
	const settings = site.suite.workload;
	const step = workload.listUnits(settings, variantOf(site.suite, ready.arm));
	const exit = orThrow(await executeBuildStep(site, runtime, ready, step), ready.arm, "listing");
	const { value, problems } = workload.readUnits(settings, exit.stdout);
	built.problems.push(...problems.map((problem) => ({
		...problem,
		where: `${ready.arm.id}: ${problem.where ?? ""}`
	})));
	for (const unit of value) if ((await Promise.all(unit.files.map((file) => site.host.files.read([
		ready.folder,
		unit.folder,
		file
	].filter(Boolean).join("/"))))).some((text) => text !== null && workload.hasTargets(text))) ready.units.set(unit.id, unit);
}
async function buildUnits(site, workload, runtime, ready, index, built) {
	const bin = `${site.folder}/binary-${String(index).padStart(2, "0")}`;
	await site.host.files.makeFolder(bin);
	for (const [number, unit] of [...ready.units.values()].entries()) {
		const out = `${bin}/unit-${String(number).padStart(4, "0")}`;
		const startSec = site.host.clock.nowSec();
		await buildOne(site, {
			workload,
			runtime,
			ready,
			unit: unit.id,
			out,
			layoutSeed: null
		});
		const buildSec = site.host.clock.nowSec() - startSec;
		const identity = await identify(site, runtime, ready, out);
		built.records.push({
			arm: ready.arm.id,
			unit: unit.id,
			sha256: await site.host.files.sha256(out),
			...identity,
			buildSec
		});
		ready.binaries.set(unit.id, out);
		site.host.tell({
			kind: "built",
			arm: ready.arm.id,
			unit: unit.id,
			buildSec
		});
	}
}
async function buildOne(site, one) {
	const variant = variantOf(site.suite, one.ready.arm);
	const step = one.workload.build(site.suite.workload, variant, one.unit, one.out, one.layoutSeed);
	orThrow(await executeBuildStep(site, one.runtime, one.ready, step), one.ready.arm, `building ${one.unit}`);
}
/** Asks the binary what it is. A mixed-up arm would be worse than no result: throws. */
async function identify(site, runtime, ready, binary) {
	const step = runtime.identify(binary);
	const exit = orThrow(await executeBuildStep(site, runtime, ready, step), ready.arm, "identifying");
	const identity = runtime.readIdentity(exit.stdout);
	if (ready.toolchain === null) return identity;
	const variant = variantOf(site.suite, ready.arm);
	const wrong = runtime.checkIdentity(identity, variant, ready.toolchain);
	if (wrong.length > 0) throw new BuildError(`arm ${ready.arm.id}: the binary is not what variant "${variant.name}" says: ${wrong.join("; ")}`);
	return identity;
}
/**
* Units whose binaries are the same file on both sides of a contrast, run with the same settings:
* whatever would be measured between them is noise.
*/
function unchangedUnits(suite, records) {
	const hash = new Map(records.map((record) => [`${record.arm} ${record.unit}`, record.sha256]));
	const units = [...new Set(records.map((record) => record.unit))];
	const runSettings = (armId) => {
		const name = armId.split("@")[1] ?? "default";
		const variant = suite.variants.find((candidate) => candidate.name === name);
		return JSON.stringify([variant?.runEnv, variant?.args]);
	};
	return makeContrasts(suite).flatMap((contrast) => {
		if (contrast.kind !== "refs" && contrast.kind !== "variants") return [];
		if (runSettings(contrast.base) !== runSettings(contrast.head)) return [];
		return units.flatMap((unit) => {
			const sha256 = hash.get(`${contrast.base} ${unit}`);
			if (sha256 === void 0 || sha256 !== hash.get(`${contrast.head} ${unit}`)) return [];
			return [{
				contrast: contrast.id,
				unit,
				sha256,
				benchmarks: []
			}];
		});
	});
}
/**
* Links every active unit of every arm again with a new random order of its functions, for one
* stretch of rounds. Compiled packages come from the cache, so this costs the linker only.
*/
async function relink(site, plan, built, active, stretch) {
	const workload = workloadOf(site.suite.workload.kind);
	const runtime = runtimeOf(workload.runtime);
	const layouts = /* @__PURE__ */ new Map();
	const jobs = plan.arms.flatMap((arm) => {
		const ready = built.arms.get(arm.id);
		if (ready?.toolchain?.randomLayout !== true) return [];
		const units = plan.targets.filter((target) => active.has(target.id) && target.arms.includes(arm.id)).map((target) => target.unit);
		return [...new Set(units)].map((unit) => ({
			arm: arm.id,
			ready,
			unit
		}));
	});
	for (const { arm, ready, unit } of jobs) {
		const binary = ready.binaries.get(unit);
		if (binary === void 0) continue;
		const layoutSeed = layoutSeedOf(plan, arm, unit, stretch);
		const out = `${binary}.layout`;
		await buildOne(site, {
			workload,
			runtime,
			ready,
			unit,
			out,
			layoutSeed
		});
		layouts.set(`${arm} ${unit}`, {
			binary: out,
			layoutSeed,
			sha256: await site.host.files.sha256(out)
		});
	}
	return layouts;
}
// src/measure/probe.ts
/**
* Executes every benchmark of every arm once, outside the measurement: learns the names and the
* iterations (those of the first arm that has the benchmark hold for all), warms caches, and
* finds what cannot run. Units that every contrast says are unchanged are left out.
*/
async function probeTargets(host, suite, built, needed) {
	const workload = workloadOf(suite.workload.kind);
	const targets = /* @__PURE__ */ new Map();
	const problems = [];
	const nameOf = /* @__PURE__ */ new Map();
	const failed = [];
	for (const ready of built.arms.values()) {
		const site = {
			host,
			suite,
			workload,
			ready
		};
		for (const [unitId, binary] of ready.binaries) {
			const unit = ready.units.get(unitId);
			if (unit === void 0 || !needed(unitId)) continue;
			for (const name of await listNames(site, unit, binary, problems)) {
				host.tell({
					kind: "phase",
					name: "probe",
					detail: `${ready.arm.id} ${name}`
				});
				const fullName = `${unitId}.${name}`;
				const probed = await probeOne(site, unit, binary, name, problems);
				if (!probed.ok) failed.push({
					arm: ready.arm.id,
					name: fullName
				});
				for (const target of probed.targets) {
					nameOf.set(target.id, fullName);
					const known = targets.get(target.id);
					if (known === void 0) targets.set(target.id, target);
					else known.arms.push(ready.arm.id);
				}
			}
		}
	}
	for (const target of targets.values()) {
		const also = failed.filter(({ name }) => name === nameOf.get(target.id)).map(({ arm }) => arm);
		target.arms = [.../* @__PURE__ */ new Set([...target.arms, ...also])];
	}
	return {
		targets: [...targets.values()],
		problems
	};
}
async function execute$1(site, step) {
	const variant = site.suite.variants.find(({ name }) => name === site.ready.arm.variant);
	if (variant === void 0) throw new Error(`no variant "${site.ready.arm.variant}"`);
	const exit = await site.host.exec.run({
		argv: step.argv,
		cwd: [site.ready.folder, step.folder].filter(Boolean).join("/"),
		env: {
			...runEnvOf(site.host, runtimeOf(site.workload.runtime), variant),
			...step.env
		},
		limitSec: site.suite.trialLimitSec,
		keepBytes: 8388608
	});
	if (exit.stopped) throw new HostError("stopped", "start the same command again");
	return exit;
}
async function listNames(site, unit, binary, problems) {
	const exit = await execute$1(site, {
		...site.workload.listNames(site.suite.workload, binary),
		folder: unit.folder
	});
	if (exit.code === 0) return site.workload.readNames(site.suite.workload, exit.stdout);
	problems.push({
		code: "list-failed",
		message: `cannot list benchmarks: ${tailOf(exit, 10)}`,
		where: `${unit.id} on ${site.ready.arm.id}`
	});
	return [];
}
async function probeOne(site, unit, binary, name, problems) {
	const variant = site.suite.variants.find((each) => each.name === site.ready.arm.variant);
	if (variant === void 0) throw new Error(`no variant "${site.ready.arm.variant}"`);
	const exit = await execute$1(site, site.workload.probe(site.suite.workload, unit, binary, name, variant));
	const outputs = {
		stdout: exit.stdout,
		stderr: exit.stderr
	};
	const { value } = parseOutputs(site.workload, outputs);
	const found = site.workload.readProbe(site.suite.workload, unit, name, value);
	const where = `${unit.id}.${name} on ${site.ready.arm.id}`;
	const ended = exit.code === 0 && !exit.timedOut;
	const skipped = site.workload.saysDone(exit.stdout);
	if (!ended) {
		const how = exit.timedOut ? `gave no result within ${site.suite.trialLimitSec} s` : `ended with ${exit.signal ?? `exit code ${exit.code}`}`;
		problems.push({
			code: "probe-failed",
			message: `${how}:\n${tailOf(exit)}`,
			where
		});
	} else if (found.length === 0) problems.push({
		code: "probe-silent",
		message: skipped ? "skipped itself or has no sub-benchmark that matches: nothing to compare" : `printed no benchmark result:\n${tailOf(exit)}`,
		where
	});
	const arms = [site.ready.arm.id];
	return {
		targets: found.map((target) => ({
			...target,
			block: target.id,
			arms: [...arms]
		})),
		ok: ended && (found.length > 0 || skipped)
	};
}
/** Fills in which benchmarks an unchanged unit holds, by asking its binary. */
async function nameUnchanged(host, suite, built) {
	const workload = workloadOf(suite.workload.kind);
	const names = /* @__PURE__ */ new Map();
	for (const { unit: unitId } of built.unchanged) {
		const ready = [...built.arms.values()].find(({ binaries }) => binaries.has(unitId));
		const [unit, binary] = [ready?.units.get(unitId), ready?.binaries.get(unitId)];
		if (names.has(unitId) || !ready || !unit || !binary) continue;
		names.set(unitId, await listNames({
			host,
			suite,
			workload,
			ready
		}, unit, binary, []));
	}
	return built.unchanged.map((entry) => ({
		...entry,
		benchmarks: names.get(entry.unit) ?? []
	}));
}
/** Units that at least one contrast has to execute. */
function neededUnits(plan, contrastIds) {
	if (plan.suite.runIdentical) return () => true;
	return (unit) => contrastIds.some((id) => !plan.unchanged.some((entry) => entry.contrast === id && entry.unit === unit));
}
// src/measure/records.ts
const STARTED = "started.json";
const RECORDS = "records.ndjson";
function makeRecordStore(files, folder) {
	return {
		folder,
		async start(started) {
			await files.makeFolder(folder);
			await files.write(`${folder}/${STARTED}`, `${JSON.stringify(started)}\n`);
			await files.write(`${folder}/${RECORDS}`, "");
		},
		add: (record) => files.append(`${folder}/${RECORDS}`, `${JSON.stringify(record)}\n`)
	};
}
/**
* What an earlier, perhaps killed, run left in the folder; null when there is none. A torn last
* line is the trial in flight when the run was killed: it is cut off the file, so that the next
* record starts on a line of its own.
*/
async function readStored(files, folder) {
	const text = await files.read(`${folder}/${STARTED}`);
	if (text === null) return null;
	const started = parse(text, `${folder}/${STARTED}`);
	const lines = (await files.read(`${folder}/${RECORDS}`) ?? "").split("\n");
	const torn = lines.pop() ?? "";
	const kept = lines.filter((line) => line !== "");
	if (torn !== "") await files.write(`${folder}/${RECORDS}`, kept.map((line) => `${line}\n`).join(""));
	return {
		started,
		records: kept.map((line, index) => parse(line, `${folder}/${RECORDS}:${index + 1}`)),
		tornLines: torn === "" ? 0 : 1
	};
}
function parse(text, where) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new HostError(`${where} is not what gcbench wrote`, "remove the folder and measure again, or name another with --out", { cause });
	}
}
// src/core/pollution.ts
/**
* Limits beyond which a trial's environment is polluted, fixed before any data: they may not look
* at the metric, and hold for every arm alike. Steal and foreign CPU as seen to go with trouble on
* shared machines; throttling at all means that the cgroup's quota cut into the trial.
*/
const POLLUTION_LIMITS = {
	stealPct: 1,
	foreignCpuPct: 5,
	memoryPressurePct: 1,
	ioPressurePct: 20,
	throttledSec: 0
};
/** The covariates over their limits, e.g. `steal 3.1 %`; empty: clean, or nothing readable. */
function pollutionOf(record) {
	const seen = record.pollution;
	if (seen === null) return [];
	return Object.entries(POLLUTION_LIMITS).flatMap(([name, limit]) => {
		const value = seen[name];
		return value !== null && value > limit ? [`${name} ${Number(value.toPrecision(2))}`] : [];
	});
}
/** Re-runs of one target, at most: half of its planned rounds. */
const rerunCap = (roundsMax) => Math.ceil(roundsMax / 2);
// src/measure/trial.ts
/** Executes one trial in one fresh process and returns its raw record. Never throws for a trial. */
async function runTrial(site, trial, layouts) {
	const { host, plan, built } = site;
	const workload = workloadOf(plan.suite.workload.kind);
	const target = plan.targets.find((candidate) => candidate.id === trial.target);
	const ready = built.arms.get(trial.arm);
	const variant = plan.suite.variants.find(({ name }) => name === ready?.arm.variant);
	const binary = target && ready?.binaries.get(target.unit);
	if (!target || !ready || !variant || !binary) throw new Error(`trial of unknown ${trial.target}`);
	const layout = layouts.get(`${trial.arm} ${target.unit}`);
	const step = workload.trial(plan.suite.workload, target, variant, layout?.binary ?? binary);
	const exit = await host.exec.run({
		argv: step.argv,
		cwd: [ready.folder, step.folder].filter(Boolean).join("/"),
		env: {
			...runEnvOf(host, runtimeOf(workload.runtime), variant),
			...step.env
		},
		limitSec: plan.suite.trialLimitSec,
		measure: true
	});
	const default256 = built.records.find((record) => record.arm === trial.arm && record.unit === target.unit)?.sha256;
	const outputs = {
		stdout: exit.stdout,
		stderr: exit.stderr
	};
	const status = statusOf(exit, parseOutputs(workload, outputs).value.length === 0);
	return {
		trial,
		status,
		exitCode: exit.code,
		signal: exit.signal,
		startedAt: exit.startedAt,
		wallSec: exit.wallSec,
		usage: exit.usage,
		pollution: exit.pollution,
		sha256: layout?.sha256 ?? default256 ?? null,
		layoutSeed: layout?.layoutSeed ?? null,
		outputs,
		cutBytes: exit.cutBytes,
		problem: problemOf(exit, status, trial, plan.suite.trialLimitSec)
	};
}
function statusOf(exit, nothing) {
	if (exit.notStarted !== null) return "not-run";
	if (exit.stopped) return "stopped";
	if (exit.timedOut) return "timeout";
	return exit.code !== 0 || nothing ? "failed" : "ok";
}
function problemOf(exit, status, trial, limitSec) {
	if (status === "ok") return null;
	const where = `${trial.target} on ${trial.arm}, round ${trial.round + 1}`;
	const tail = tailOf(exit);
	switch (status) {
		case "not-run": return {
			code: "trial-not-run",
			message: exit.notStarted ?? "could not start",
			where
		};
		case "stopped": return {
			code: "trial-stopped",
			message: "ended by us before it was done",
			where
		};
		case "timeout": return {
			code: "trial-timeout",
			message: `no end within ${limitSec} s; its last words:\n${tail}`,
			where,
			next: "raise trial-limit in the suite, or find out why it hangs"
		};
		default: return exit.code === 0 ? {
			code: "trial-silent",
			message: `printed no benchmark result:\n${tail}`,
			where
		} : {
			code: "trial-failed",
			message: `ended with ${exit.signal ?? `exit code ${exit.code}`}:\n${tail}`,
			where
		};
	}
}
// src/measure/rounds.ts
/** A benchmark that failed on one arm in every one of this many first rounds is not run again. */
const HOPELESS_ROUNDS = 2;
/** So that one bad minute does not eat the re-runs of the whole plan. */
const RERUNS_PER_ROUND = 2;
/**
* Rounds until everything is decided, the budget is spent or we are stopped. In a round every arm
* of every active target runs once; records that are there already (a resumed run) are not run
* again. A round that would overrun the budget is not started.
*/
async function runRounds(rounds) {
	const { host, plan } = rounds.site;
	const before = rounds.records.reduce((sum, record) => sum + record.wallSec, 0);
	const startSec = host.clock.nowSec();
	const elapsed = () => before + host.clock.nowSec() - startSec;
	const layouts = new LayoutOfRound(rounds);
	let decision = rounds.decide(rounds.records, 0);
	if (plan.suite.warmUp && rounds.records.length === 0) await warmUp(rounds, layouts);
	let round = 0;
	let slowestSec = expectedRoundSec(rounds);
	const roundsBefore = rounds.records.reduce((n, { trial }) => Math.max(n, trial.round), 0);
	for (;; round++) {
		if (round === decision.nextLook) decision = rounds.decide(rounds.records, round);
		const active = stillRunning(decision.active, rounds.records);
		const stop = stopReason(rounds, decision, active, round, elapsed() + slowestSec);
		if (stop !== null) return {
			records: rounds.records,
			roundsRun: round,
			measuredSec: elapsed(),
			linkSec: layouts.linkSec,
			stopReason: stop
		};
		const roundStartSec = host.clock.nowSec();
		await runRound(rounds, layouts, round, active);
		if (host.exec.stopping) continue;
		slowestSec = Math.max(round === 0 ? 0 : slowestSec, host.clock.nowSec() - roundStartSec);
		const roundsMax = plan.suite.rounds.max;
		const meanSec = (elapsed() - before) / Math.max(1, round + 1 - roundsBefore);
		const leftSec = Math.min((roundsMax - round - 1) * meanSec, Math.max(0, plan.suite.budgetSec - elapsed()));
		host.tell({
			kind: "round",
			round: round + 1,
			rounds: roundsMax,
			elapsedSec: elapsed(),
			leftSec,
			active: active.size,
			decided: decision.decided,
			estimate: decision.estimate
		});
	}
}
const expectedRoundSec = ({ site: { plan } }) => plan.targets.reduce((sum, target) => sum + (target.expectedSec ?? 0) * target.arms.length, 0);
function stopReason(rounds, decision, active, round, endSec) {
	const { host, plan } = rounds.site;
	if (host.exec.stopping) return "stopped";
	if (plan.targets.length === 0) return "nothing to run";
	if (decision.isDone) return decision.why;
	if (active.size === 0) return "every benchmark that was left failed";
	if (round >= plan.suite.rounds.max) return "rounds";
	if (!rounds.records.some((record) => record.trial.round > round) && endSec > plan.suite.budgetSec) return "budget";
	return null;
}
/** Without the targets that cannot work: failed on some arm in each of the first rounds. */
function stillRunning(active, records) {
	const failures = /* @__PURE__ */ new Map();
	for (const { trial, status } of records) {
		if (trial.round >= HOPELESS_ROUNDS || status === "ok" || status === "stopped") continue;
		const key = JSON.stringify([trial.target, trial.arm]);
		failures.set(key, (failures.get(key) ?? 0) + 1);
	}
	const hopeless = new Set([...failures].filter(([, count]) => count >= HOPELESS_ROUNDS).map(([key]) => JSON.parse(key)[0]));
	return new Set([...active].filter((target) => !hopeless.has(target)));
}
/** The trials of round 0 in their order, without a record of them. */
async function warmUp({ site }, layouts) {
	const everything = new Set(site.plan.targets.map((target) => target.id));
	const linked = await layouts.of(0, everything);
	for (const trial of trialsOfRound(site.plan, 0, everything)) if (!site.host.exec.stopping) await runTrial(site, trial, linked);
}
async function runRound(rounds, layouts, round, active) {
	const linked = await layouts.of(round, active);
	await runTrials(rounds, linked, trialsOfRound(rounds.site.plan, round, active));
	for (let attempt = 1; attempt <= RERUNS_PER_ROUND; attempt++) {
		const polluted = pollutedTargets(rounds, round, active);
		if (polluted.size === 0) return;
		await runTrials(rounds, linked, trialsOfRound(rounds.site.plan, round, polluted, attempt));
		if (rounds.site.host.exec.stopping) return;
	}
}
async function runTrials(rounds, layouts, trials) {
	const { site, store, records } = rounds;
	const key = (trial) => JSON.stringify([
		trial.round,
		trial.attempt,
		trial.target,
		trial.arm
	]);
	const done = new Set(records.map((record) => key(record.trial)));
	for (const trial of trials) {
		if (done.has(key(trial))) continue;
		if (site.host.exec.stopping) return;
		const record = await runTrial(site, trial, layouts);
		if (record.status === "stopped") return;
		await store.add(record);
		records.push(record);
		site.host.tell({
			kind: "trial",
			round: trial.round + 1,
			arm: trial.arm,
			target: trial.target,
			status: record.status
		});
	}
}
/**
* Targets to run again in this round, in all arms: the last attempt of some arm was polluted and
* the target's re-runs are not used up. What the trials measured is not looked at.
*/
function pollutedTargets({ site: { plan }, records }, round, active) {
	const cap = rerunCap(plan.suite.rounds.max);
	const polluted = /* @__PURE__ */ new Set();
	for (const target of active) {
		const mine = records.filter((record) => record.trial.target === target);
		if (new Set(mine.filter((record) => record.trial.attempt > 0).map((record) => `${record.trial.round} ${record.trial.attempt}`)).size >= cap) continue;
		const now = mine.filter((record) => record.trial.round === round);
		const attempt = Math.max(...now.map((record) => record.trial.attempt));
		if (now.filter((record) => record.trial.attempt === attempt).some((record) => pollutionOf(record).length > 0)) polluted.add(target);
	}
	const blocks = new Set(plan.targets.filter(({ id }) => polluted.has(id)).map(({ block }) => block));
	const again = plan.targets.filter(({ id, block }) => blocks.has(block) && active.has(id));
	return new Set(again.map(({ id }) => id));
}
/** A new random link order at the start of every stretch of rounds. */
var LayoutOfRound = class {
	rounds;
	stretch = -1;
	layouts = /* @__PURE__ */ new Map();
	/** Time spent linking so far. */
	linkSec = 0;
	constructor(rounds) {
		this.rounds = rounds;
	}
	async of(round, active) {
		const { site } = this.rounds;
		const every = site.plan.suite.layoutRounds;
		if (every === 0) return this.layouts;
		const stretch = Math.floor(round / every);
		if (stretch !== this.stretch) {
			this.stretch = stretch;
			const startSec = site.host.clock.nowSec();
			this.layouts = await relink(site.build, site.plan, site.built, active, stretch);
			this.linkSec += site.host.clock.nowSec() - startSec;
		}
		return this.layouts;
	}
};
// src/measure/sources.ts
/** `.`, `./x`, `../x` and absolute paths are folders, everything else is a git ref. */
const sourceOf = (text) => /^(\.{1,2}$|\.{0,2}\/)/.test(text) ? {
	kind: "folder",
	path: text
} : {
	kind: "ref",
	ref: text
};
/**
* Finds base and head. Defaults: head is HEAD; base is the merge base of head and the default
* branch. A given base, too, means its merge base with head, so that what others merged since is
* not charged to the change; `exactBase` turns that off.
*/
async function resolveSources(host, suite, ask, needed) {
	const root = await host.git.root(host.cwd);
	const head = ask.head === null ? suite.head ?? {
		kind: "ref",
		ref: "HEAD"
	} : sourceOf(ask.head);
	const problems = [];
	const resolvedHead = await resolve$2(host, root, head);
	if (ask.head === null && root !== null) problems.push(...await uncommitted(host, root, ask.out));
	const resolved = {
		base: null,
		head: needed.has("head") ? resolvedHead : null
	};
	if (needed.has("base")) {
		resolved.base = await resolveBase(host, root, ask.base === null ? suite.base : sourceOf(ask.base), resolvedHead, ask.exactBase);
		if (resolved.base.sha !== null && resolved.base.sha === resolvedHead.sha) problems.push({
			code: "same-commit",
			message: "base and head are the same commit",
			where: resolvedHead.sha,
			next: "name another base, e.g. --base HEAD~1"
		});
	}
	return {
		resolved,
		root,
		problems
	};
}
async function resolve$2(host, root, source) {
	if (source.kind === "folder") {
		const path = source.path.startsWith("/") ? source.path : `${host.cwd}/${source.path}`;
		if (!await host.files.isFolder(path)) throw new HostError(`source folder ${source.path} does not exist`, "name an existing folder, or a git ref without a leading dot or slash");
		return {
			asked: source.path,
			kind: "folder",
			sha: null,
			path,
			mergeBaseOf: null
		};
	}
	if (root === null) throw noRepository(host.cwd);
	const sha = await host.git.resolve(root, source.ref);
	return {
		asked: source.ref,
		kind: "ref",
		sha,
		path: null,
		mergeBaseOf: null
	};
}
async function resolveBase(host, root, asked, head, exact) {
	if (asked?.kind === "folder") return resolve$2(host, root, asked);
	if (root === null) throw noRepository(host.cwd);
	const ref = asked?.ref ?? await host.git.defaultBranch(root);
	if (ref === null) throw new HostError("no base: the repository has no origin/HEAD, main or master branch", "say what to compare against, e.g. --base origin/develop or --base v1.2.0");
	const found = await resolve$2(host, root, {
		kind: "ref",
		ref
	});
	const headSha = head.sha ?? await host.git.resolve(root, "HEAD");
	if (exact || found.sha === null) return found;
	const mergeBase = await host.git.mergeBase(root, found.sha, headSha);
	return {
		...found,
		sha: mergeBase,
		mergeBaseOf: [ref, head.asked]
	};
}
const noRepository = (folder) => new HostError(`${folder} is not inside a git repository`, "start gcbench inside one, or name two folders: --base ./old --head ./new");
async function uncommitted(host, root, out) {
	const own = `${out.startsWith("/") ? out : `${host.cwd}/${out}`}/`;
	const paths = (await host.git.dirty(root)).filter((path) => !`${root}/${path}/`.startsWith(own));
	if (paths.length === 0) return [];
	return [{
		code: "uncommitted-changes",
		message: `uncommitted changes are not measured: ${paths.slice(0, 5).join(", ") + (paths.length > 5 ? ", ..." : "")}`,
		next: "commit them, or measure the folder as it stands with --head ."
	}];
}
// src/version.ts
/** Version of gcbench; a test holds it against package.json. */
const VERSION = "0.1.0";
// src/bench.ts
/** The story of a run: suite text + refs + Host -> Report. Knows no token and no GitHub. */
/**
* What a run would do. Reads the suite file and git, and touches nothing: benchmarks are counted
* in the source text of head, not by building it.
*/
async function previewBench(ask, host) {
	const suite = await chooseSuite(ask, host);
	const sources = await resolveSources(host, suite, ask, new Set(makeArms(suite).map((arm) => arm.side)));
	const workload = workloadOf(suite.workload.kind);
	const counted = sources.resolved.head ?? sources.resolved.base;
	const benchmarks = (sources.root === null || counted?.sha == null ? [] : await host.git.grep(sources.root, counted.sha, workload.sourceMark.expression, workload.sourceMark.pathspec)).flatMap(({ path, line }) => {
		const name = workload.nameInSource(suite.workload, path, line);
		return name === null ? [] : [{
			path,
			name
		}];
	});
	return makePreview(suite, sources.resolved, benchmarks, workload.sampleSec(suite.workload));
}
/** Measures and reports. Everything measured stays in `ask.out`, whatever happens. */
async function runBench(ask, host) {
	if (host.platform !== "linux" && !ask.allowOs) throw wrongPlatform(host.platform);
	const stored = await openStored(ask, host);
	return runSuite(ask, host, stored?.started.plan.suite ?? await chooseSuite(ask, host), stored);
}
/**
* Measures this machine instead of a change: head against itself, as the same binary and with
* other link orders (core/selftest.ts). Uses the benchmarks of the suite.
*/
async function runSelftest(ask, host) {
	if (host.platform !== "linux" && !ask.allowOs) throw wrongPlatform(host.platform);
	const suite = await chooseSuite(ask, host);
	const workload = workloadOf(suite.workload.kind);
	const project = [host.cwd, workload.folder(suite.workload)].filter(Boolean).join("/");
	const [variant] = suite.variants;
	if (variant === void 0) throw new Error("a suite has at least one variant");
	const canRandomise = (await inspectToolchain(host, runtimeOf(workload.runtime), variant, project))?.randomLayout === true;
	await openStored({
		...ask,
		resume: false
	}, host);
	return runSuite(ask, host, makeSelftestSuite(suite, { canRandomise }), null);
}
async function runSuite(ask, host, suite, stored) {
	host.tell({
		kind: "phase",
		name: "sources",
		detail: suite.name
	});
	const sides = new Set(makeArms(suite).map((arm) => arm.side));
	const sources = stored === null ? await resolveSources(host, suite, ask, sides) : {
		...storedSources(stored),
		root: await host.git.root(host.cwd)
	};
	const folder = await host.files.temporaryFolder("gcbench-");
	const site = {
		host,
		suite,
		sources,
		folder
	};
	try {
		host.tell({
			kind: "phase",
			name: "build",
			detail: `${makeArms(suite).length} arms`
		});
		const built = await buildArms(site, makeArms(suite));
		built.unchanged = await nameUnchanged(host, suite, built);
		if (stored !== null) checkSameBuilds(stored, built);
		return await measure(ask, host, site, built, stored);
	} finally {
		await removeWorktrees(site);
		await host.files.remove(folder);
	}
}
async function measure(ask, host, site, built, stored) {
	const store = makeRecordStore(host.files, absolute(ask.out, host));
	const started = stored?.started ?? await start(ask, host, site, built);
	if (stored === null) await store.start(started);
	const { plan } = started;
	host.tell({
		kind: "phase",
		name: "measure",
		detail: `seed ${plan.seed}`
	});
	const measured = await runRounds({
		site: {
			host,
			plan,
			built,
			build: site
		},
		store,
		decide: (records, roundsRun) => decideTable(plan, records, roundsRun),
		records: stored?.records ?? []
	});
	host.tell({
		kind: "phase",
		name: "report",
		detail: measured.stopReason
	});
	return makeReport({
		plan,
		builds: built.records,
		environment: [started.environment],
		...measured,
		problems: [...started.problems, ...layoutProblems(plan, built)],
		command: started.command,
		createdAt: host.clock.timestamp(),
		toolVersion: VERSION,
		recordsSha256: await host.files.sha256(`${store.folder}/records.ndjson`)
	});
}
/** Everything that is fixed before the first round. */
async function start(ask, host, site, built) {
	const { suite, sources } = site;
	const seed = (suite.seed ?? host.freshSeed()) + shardSuffix(ask.shard);
	const contrastIds = makeContrasts(suite).filter((contrast) => contrast.kind !== "interaction").map((contrast) => contrast.id);
	const needed = neededUnits({
		suite,
		unchanged: built.unchanged
	}, contrastIds);
	host.tell({
		kind: "phase",
		name: "probe",
		detail: ""
	});
	const probed = await probeTargets(host, suite, built, needed);
	const plan = makePlan({
		suite,
		sources: sources.resolved,
		targets: probed.targets,
		unchanged: built.unchanged,
		seed,
		shard: ask.shard
	});
	const problems = [
		...sources.problems,
		...built.problems,
		...probed.problems
	];
	return {
		plan,
		builds: built.records,
		environment: await host.environment(),
		problems,
		command: repeatCommand(plan, ask)
	};
}
function layoutProblems(plan, built) {
	const fixed = [...built.arms.values()].filter((ready) => ready.toolchain?.randomLayout === false);
	if (plan.suite.layoutRounds > 0 && fixed.length === 0) return [];
	return [{
		code: "single-layout",
		message: "single layout: every build kept one order of its functions, which alone can move a benchmark by several percent",
		...fixed.length === 0 ? { next: "remove \"layout: single\" from the suite" } : {
			where: fixed.map((ready) => ready.arm.id).join(", "),
			next: "use a Go toolchain whose linker has -randlayout (1.23 or newer)"
		}
	}];
}
const absolute = (path, host) => path.startsWith("/") ? path : `${host.cwd}/${path}`;
/** Records of an interrupted run to go on with; refuses to write over them unasked. */
async function openStored(ask, host) {
	const folder = absolute(ask.out, host);
	if (ask.resume) {
		const stored = await readStored(host.files, folder);
		if (stored !== null) return stored;
		throw new HostError(`${ask.out} holds nothing to resume`, "start without --resume");
	}
	if (!(await host.files.exists(`${folder}/records.ndjson`) && !await host.files.exists(`${folder}/report.json`))) {
		await host.files.remove(`${folder}/report.json`);
		return null;
	}
	throw new HostError(`${ask.out} holds the records of a run that did not end`, "go on with --resume, or remove the folder, or name another with --out");
}
const storedSources = ({ started }) => ({
	resolved: started.plan.sources,
	problems: []
});
/** A resumed run must execute the very binaries that the first half executed. */
function checkSameBuilds(stored, built) {
	const key = (record) => `${record.arm} ${record.unit} ${record.sha256}`;
	const now = new Set(built.records.map(key));
	const changed = stored.started.builds.filter((record) => !now.has(key(record)));
	if (changed.length === 0) return;
	throw new HostError(`the builds are no longer those of the interrupted run: ${changed.map(({ arm, unit }) => `${unit} on ${arm}`).join(", ")}`, "use the same toolchain and the same sources, or measure again in another --out");
}
const wrongPlatform = (platform) => new HostError(`gcbench measures on Linux, this is ${platform}`, "timings and profiles from here may mislead about a Linux server: other scheduler, other timers, no kernel accounting; use a Linux runner, or --allow-os to measure all the same");
// src/core/text/plain.ts
/** Text from strangers made fit to show anywhere, and aligned tables for terminals. */
/** Characters that show nothing or reorder their neighbours: control, bidi, zero-width, tags. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SPACE = /[\p{Z}\t-\r]+/gu;
/** More than two marks on one letter climb into the neighbouring lines. */
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu;
/** One visible line of at most `cap` characters (code points); what is cut shows as an ellipsis. */
function clean(text, cap) {
	const line = text.slice(0, cap * 8).replace(SPACE, " ").replace(INVISIBLE, "").replace(STACKED_MARKS, "$1").trim();
	const characters = [...line];
	return characters.length > cap || text.length > cap * 8 ? `${characters.slice(0, cap - 1).join("")}…` : line;
}
/** Several lines, without what is invisible but line breaks and tabs. */
function cleanLines(text) {
	return text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(INVISIBLE, (character) => /[\n\t]/.test(character) ? character : "").replace(STACKED_MARKS, "$1").trimEnd();
}
/** East Asian wide and fullwidth blocks, coarsely, and what is drawn as an emoji. */
const WIDE = new RegExp([
	"[\\u1100-\\u115f\\u2e80-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f]",
	"[\\uff01-\\uff60\\uffe0-\\uffe6\\u{20000}-\\u{3fffd}]",
	"\\p{Emoji_Presentation}"
].join("|"), "u");
const MARK = /\p{M}/u;
/** Columns that the text fills in a terminal. */
function widthOf(text) {
	let columns = 0;
	for (const character of text) columns += MARK.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
	return columns;
}
/**
* Rows padded to a common width, two blanks between columns, no trailing blanks. `paint` may
* wrap a padded cell in something of no width (colour).
*/
function alignRows(rows, aligns, paint = (cell) => cell) {
	const widths = aligns.map((_, column) => rows.reduce((widest, row) => Math.max(widest, widthOf(row[column] ?? "")), 0));
	return rows.map((row, index) => aligns.map((align, column) => {
		const cell = row[column] ?? "";
		const gap = " ".repeat((widths[column] ?? 0) - widthOf(cell));
		const isLast = column === aligns.length - 1;
		return paint(align === "right" ? gap + cell : isLast ? cell : cell + gap, index, column);
	}).join("  ").trimEnd());
}
// src/core/report-rows.ts
/** One row of the table in words: numbers with units, the verdict, how it was reached. */
const UNIT_CAP = 24;
const ROUNDS_CAP = 1e3;
/** `95 %`, `99.2 %`; never 100 %. */
function printLevel(level) {
	const pct = 100 * level;
	return `${Number(pct.toFixed(pct > 99.9 ? 3 : 1))} %`;
}
function printPlain(pct) {
	return printDelta(pct).replace(/^\+/, "");
}
const NOTHING = {
	delta: "–",
	interval: null,
	level: null,
	detectable: null,
	size: Number.POSITIVE_INFINITY
};
function numbersOf(row) {
	const { estimate, unit } = row;
	if (estimate.kind === "none") return NOTHING;
	if (estimate.kind === "exact") {
		const change = estimate.head - estimate.base;
		const pct = estimate.base === 0 ? null : 100 * change / Math.abs(estimate.base);
		const isNew = pct === null && change !== 0;
		const delta = isNew ? printDifference(change, unit) : printDelta(pct ?? 0);
		return {
			...NOTHING,
			delta,
			interval: "exact",
			size: isNew ? 1e9 : Math.abs(pct ?? 0)
		};
	}
	const { point, low, high, level, detectable } = estimate;
	if (estimate.kind === "ratio") return {
		delta: printDelta(percentOfLn(point)),
		interval: printInterval(percentOfLn(low), percentOfLn(high)),
		level,
		detectable: `±${printPlain(percentOfLn(detectable))}`,
		size: Math.abs(percentOfLn(point))
	};
	const pct = row.baseValue !== null && row.baseValue > 0 ? 100 * point / row.baseValue : null;
	return {
		delta: `${printDifference(point, unit)}${pct === null ? "" : ` (${printDelta(pct)})`}`,
		interval: `[${printDifference(low, unit)}, ${printDifference(high, unit)}]`,
		level,
		detectable: `±${printDifference(detectable, unit).replace(/^\+/, "")}`,
		size: pct === null ? 1e9 : Math.abs(pct)
	};
}
/** An interaction's values are ratios head/base: the change's effect under one variant each. */
function valuesOf(row, isInteraction) {
	if (row.role === "geomean") return ["", ""];
	if (!isInteraction) return printPair(row.baseValue, row.headValue, row.unit);
	const effect = (ratio) => printDelta(ratio === null ? null : 100 * (ratio - 1));
	return [effect(row.baseValue), effect(row.headValue)];
}
function changeOf(row) {
	const { estimate } = row;
	if (estimate.kind === "none") return 0;
	return estimate.kind === "exact" ? estimate.head - estimate.base : estimate.point;
}
function movedWords(row, { interactionUnder, hasGating }) {
	const word = wordFor(metricFor(row.metric), changeOf(row)) || "different";
	const mark = row.verdict.word === "regressed" ? "worse" : "better";
	if (interactionUnder !== null) return {
		mark: "differs",
		word: "differs",
		detail: [`${mark} under `, ...interactionUnder]
	};
	if (row.role === "control") return {
		mark,
		word,
		detail: ["in unchanged code"]
	};
	return {
		mark,
		word,
		detail: mark === "worse" && hasGating && row.role === "informational" ? ["does not gate"] : null
	};
}
/** A forecast from so few rounds is not worth many digits, and beyond a day it is no advice. */
function printRounds(rounds) {
	return rounds > ROUNDS_CAP ? `over ${ROUNDS_CAP}` : `≈ ${rounds}`;
}
/** Why a row is undecided and what would decide it. */
function unsureDetail(row) {
	if (row.verdict.word !== "inconclusive") return null;
	const { resolutionPct, machines } = row.explanation;
	switch (row.verdict.reason) {
		case "no-decision": {
			const seen = numbersOf(row).detectable;
			const rounds = row.verdict.roundsNeeded;
			const parts = [...seen === null ? [] : [`could see ${seen}`], ...rounds === null ? [] : [`needs ${printRounds(rounds)} rounds`]];
			return parts.length === 0 ? null : [parts.join("; ")];
		}
		case "too-few-rounds": return ["too few rounds"];
		case "below-resolution": return ["below the step of the metric", resolutionPct === null ? "" : ` (${printPlain(resolutionPct)})`];
		case "machines-disagree": return [machines.length === 0 ? "machines disagree" : `${machines.length} machines disagree`];
	}
}
function wordsOf(row, kind) {
	const { verdict } = row;
	const isInteraction = kind.interactionUnder !== null;
	switch (verdict.word) {
		case "regressed":
		case "improved": return movedWords(row, kind);
		case "equivalent": return {
			mark: "same",
			word: isInteraction ? "same effect" : "no change",
			detail: SAME[verdict.reason] ?? null
		};
		case "inconclusive": return {
			mark: "unsure",
			word: "cannot tell",
			detail: unsureDetail(row)
		};
		case "withheld": return {
			mark: "withheld",
			word: "withheld",
			detail: ["a control moved"]
		};
		case "failed": return {
			mark: "failed",
			word: "failed",
			detail: FAILED[verdict.reason]
		};
	}
}
const SAME = {
	"identical-binary": ["unchanged code"],
	"all-zero": ["all zero"]
};
const FAILED = {
	"lost-pairs": ["too many lost rounds"],
	"lopsided-losses": ["one side lost more rounds"],
	"no-data": ["no data"]
};
/** What the verdict itself adds to the footnotes. */
function verdictProblems(row) {
	const { verdict, estimate } = row;
	const where = `${row.benchmark} ${metricFor(row.metric).label}`;
	if (verdict.word === "failed") return [{
		code: "failed-row",
		message: verdict.detail,
		where
	}];
	if (verdict.word === "withheld") return [{
		code: "control-moved",
		message: `verdict withheld: the control ${verdict.control} moved, and it cannot have`,
		next: "run again on a quieter machine"
	}];
	return estimate.kind === "none" ? [{
		code: "no-estimate",
		message: estimate.why,
		where
	}] : [];
}
/**
* A custom metric is named by its unit, so its values need none. What else strangers call a unit
* stands inside numbers, unescaped, so it is short and made of letters.
*/
function printedUnit({ unit, metric }) {
	return unit === metric ? "" : clean(unit, UNIT_CAP).replace(/[^\p{L}\p{N}%/-]/gu, "·");
}
function viewRow(comparison, kind) {
	const row = {
		...comparison,
		unit: printedUnit(comparison)
	};
	const [base, head] = valuesOf(row, kind.interactionUnder !== null);
	return {
		comparison,
		metric: metricFor(comparison.metric).label,
		base,
		head,
		...numbersOf(row),
		rounds: String(comparison.estimate.n),
		...wordsOf(row, kind),
		problems: [...verdictProblems(comparison), ...comparison.problems]
	};
}
/** How a row was judged, as label and text, in the same order for every row. */
function explainRow({ comparison: row, level, detectable }) {
	const { explanation: how, estimate } = row;
	const beyond = "certain" in row.verdict && row.verdict.certain ? ", all beyond" : "";
	const chance = (p) => p === null ? "–" : printP(p).replace(/^p=?/, "");
	return [
		["pairs", String(estimate.n)],
		["looks", how.looksTaken.join(", ") || "–"],
		["re-runs", String(how.reruns)],
		["lost", String(how.lostPairs)],
		["level", level === null ? "–" : printLevel(level)],
		["p", chance("p" in estimate ? estimate.p : null)],
		["p over looks", chance(how.pSequential)],
		["p adjusted", chance(how.pAdjusted)],
		["margin", row.marginPct === 0 ? "none" : `±${printPlain(row.marginPct)}${beyond}`],
		["could see", detectable ?? "–"],
		["step", how.resolutionPct === null ? "–" : printPlain(how.resolutionPct)],
		["layout", how.layout],
		["second runs", how.secondRunEffect === null ? "–" : printDelta(percentOfLn(how.secondRunEffect))],
		["role", row.role],
		["test", how.test]
	];
}
/** The phrase where no markup is understood: terminals, titles of checks. */
function plainText(phrase) {
	return phrase.map((piece) => {
		if (typeof piece === "string") return piece;
		if ("strong" in piece) return piece.strong;
		return "name" in piece ? clean(piece.name, 120) : clean(piece.prose, 600);
	}).join("");
}
function plural(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
/** `a, b and c`, or `a, b and 4 more` where there are more than `shown`. */
function list(phrases, shown) {
	const more = phrases.length - shown;
	const parts = more > 0 ? [...phrases.slice(0, shown), [`${more} more`]] : phrases;
	const last = parts.length - 1;
	return parts.flatMap((part, i) => i === 0 ? part : [i === last ? " and " : ", ", ...part]);
}
// src/core/report-facts.ts
const fact = (label, ...value) => ({
	label: [label],
	value
});
function sourcePhrase(source) {
	if (source === null) return ["none"];
	if (source.kind === "folder") return ["folder ", { name: source.path ?? source.asked }];
	const phrase = [{ name: source.asked }, ` at ${source.sha ?? "an unknown commit"}`];
	if (source.mergeBaseOf === null) return phrase;
	const [a, b] = source.mergeBaseOf;
	return [
		...phrase,
		", the merge base of ",
		{ name: a },
		" and ",
		{ name: b }
	];
}
function envPhrase(env) {
	return list(Object.entries(env).map(([key, value]) => [{ name: `${key}=${value}` }]), 20);
}
function variantPhrase(variant) {
	const names = (values) => list(values.map((name) => [{ name }]), 20);
	const set = [
		["build env ", envPhrase(variant.buildEnv)],
		["run env ", envPhrase(variant.runEnv)],
		["toolchain ", variant.toolchain === null ? [] : [{ name: variant.toolchain }]],
		["build flags ", names(variant.buildFlags)],
		["arguments ", names(variant.args)]
	].filter(([, phrase]) => phrase.length > 0);
	if (set.length === 0) return ["nothing set"];
	return set.flatMap(([label, phrase], i) => [
		i ? "; " : "",
		label,
		...phrase
	]);
}
function compared({ plan, builds }) {
	const toolchains = [...new Set(builds.map(({ toolchain }) => toolchain))];
	const { base, head } = plan.sources;
	return [
		...base === null ? [] : [fact("base", ...sourcePhrase(base))],
		...head === null ? [] : [fact("head", ...sourcePhrase(head))],
		...plan.suite.variants.map((variant) => ({
			label: ["variant ", { name: variant.name }],
			value: variantPhrase(variant)
		})),
		fact("suite", { name: plan.suite.name }, ", workload ", { name: plan.suite.workload.kind }),
		fact("toolchain", ...list(toolchains.map((name) => [{ name }]), 6))
	].filter(({ value }) => value.length > 0);
}
function machineFacts(machine) {
	const known = (value) => [value === null ? "unreadable" : { name: value }];
	return [
		fact("CPU", { name: machine.cpuModel }, `, ${plural(machine.cores, "core")}`),
		fact("memory", printValue(machine.memoryBytes, "B")),
		fact("system", { name: machine.os }, ", kernel ", { name: machine.kernel }),
		fact("transparent huge pages", ...known(machine.hugePages)),
		fact("CPU frequency governor", ...known(machine.governor)),
		fact("turbo", ...known(machine.turbo)),
		fact("virtualised", ...known(machine.virtualised)),
		fact("NUMA nodes", machine.numaNodes === null ? "unreadable" : String(machine.numaNodes)),
		fact("machine id", { name: machine.machineId })
	];
}
function runFacts(report) {
	const { plan } = report;
	const { min, max } = plan.suite.rounds;
	const looks = plan.looks.map(({ rounds }) => String(rounds)).join(", ");
	const shard = plan.shard === null ? [] : [fact("shard", `${plan.shard.index}/${plan.shard.count}`)];
	return [
		fact("rounds", `${report.roundsRun} run of ${min} to ${max}; looks at ${looks || "none"}`),
		fact("time measuring", printDuration(report.measuredSec)),
		...linkFact(report),
		fact("stopped because", { prose: report.stopReason }),
		fact("seed", { name: plan.seed }),
		...shard,
		fact("made", `${report.createdAt} by gcbench `, { name: report.tool.version }),
		fact("raw records (SHA-256)", { name: report.recordsSha256 })
	];
}
function linkFact({ plan, linkSec }) {
	const every = plan.suite.layoutRounds;
	if (every === 0 || linkSec === null || linkSec === 0) return [];
	return [fact("new link orders", `every ${plural(every, "round")}; ${printDuration(linkSec)} of it`)];
}
/** The run in one line: `main → feature · 12 rounds in 8 min 3 s · AMD EPYC 7763, 4 cores`. */
function lineOf(report) {
	const { base, head } = report.plan.sources;
	const asked = [base, head].filter((source) => source !== null).flatMap(({ asked: name }, i) => [i ? " → " : "", { name }]);
	const [machine, ...others] = report.environment;
	const where = machine === void 0 ? [] : [
		" · ",
		{ prose: machine.cpuModel },
		`, ${plural(machine.cores, "core")}`
	];
	return [
		...asked,
		`${asked.length > 0 ? " · " : ""}${plural(report.roundsRun, "round")}`,
		` in ${printDuration(report.measuredSec)}`,
		...where,
		others.length > 0 ? ` and ${plural(others.length, "more machine")}` : "",
		" · gcbench ",
		{ prose: report.tool.version }
	];
}
function method({ plan, environment }) {
	const on = environment.length > 1 ? "these machines" : "this machine";
	return [
		[
			{ strong: "How it was measured." },
			" In every round each side runs once, in a fresh process and in random order. The two runs",
			" of a round make a pair, so what disturbs both sides alike cancels out."
		],
		[
			{ strong: "How to read a row." },
			" The values are medians. The delta is the typical ratio of head to base over the pairs, so",
			" it may differ a little from the ratio of the medians; minus is always less of the metric,",
			" and the word says whether that is good. The interval would hold the true ratio in that",
			" share of runs like this one, whenever the run stopped."
		],
		[
			{ strong: "What the verdicts mean." },
			" A change is called when an exact paired test (its name is with each row) finds it, over",
			` the planned looks and the whole table with at most ${Number((100 * plan.alpha).toFixed(2))} % risk of a single false`,
			" alarm among the rows that gate, and the change is at least the margin. \"No change\" is",
			" shown, not assumed: the interval lies inside the margin. \"Cannot tell\" is neither;",
			" \"could see\" is the smallest change that such a run finds in 4 of 5 cases."
		],
		[
			{ strong: "How each row was judged." },
			" pairs: rounds with a number on both sides. looks: rounds after which the row was judged.",
			" re-runs: pairs run again because something else used the machine. lost: rounds without a",
			" pair. p: of this look alone, over all looks, and adjusted for the table. margin: the size",
			" below which a change does not matter; all beyond: the whole interval is outside it. step:",
			" how coarsely the metric is printed. layout: fresh, linked anew in random order as the",
			" rounds went on; single, linked once, so that a small shift can be luck. second runs: what",
			" it costs to be the second of a pair."
		],
		[`What is said here is said about ${on}, this input and this build.`]
	];
}
function factsOf(report) {
	return {
		line: lineOf(report),
		compared: compared(report),
		builds: report.builds,
		machines: report.environment.map(machineFacts),
		run: runFacts(report),
		command: report.command,
		method: method(report)
	};
}
// src/core/report-titles.ts
const plain = (title, sides) => ({
	title,
	short: title,
	sides,
	isInteraction: false
});
/** An arm's side and variant; the variant is null where the suite names none. */
function armOf(report, id) {
	const arm = report.plan.arms.find((known) => known.id === id);
	if (arm === void 0) return {
		side: "",
		variant: [{ name: id }]
	};
	return {
		side: arm.side,
		variant: arm.variant === "default" ? null : [{ name: arm.variant }]
	};
}
function under({ variant }) {
	return variant === null ? [] : [" under ", ...variant];
}
/** The variant under which a contrast of refs ran. */
function variantOfContrast(report, id) {
	const contrast = report.plan.contrasts.find((known) => known.id === id);
	if (contrast?.kind !== "refs") return [{ name: id }];
	return armOf(report, contrast.head).variant ?? ["default"];
}
function interactionTitle(first, second) {
	return {
		title: [
			"interaction: does the change act differently under ",
			...second,
			" than under ",
			...first,
			"?"
		],
		short: [
			"interaction ",
			...first,
			" → ",
			...second
		],
		sides: [first, second],
		isInteraction: true
	};
}
function titleOf(report, id) {
	const contrast = report.plan.contrasts.find((known) => known.id === id);
	if (contrast === void 0) return plain([{ name: id }], [["base"], ["head"]]);
	return titleOfKind(report, contrast);
}
function titleOfKind(report, contrast) {
	switch (contrast.kind) {
		case "refs": {
			const suffix = under(armOf(report, contrast.head));
			return plain(["base vs head", ...suffix], [["base"], ["head"]]);
		}
		case "variants": {
			const head = armOf(report, contrast.head);
			const first = armOf(report, contrast.base).variant ?? ["default"];
			const second = head.variant ?? ["default"];
			return plain([
				...first,
				" vs ",
				...second,
				` on ${head.side}`
			], [first, second]);
		}
		case "benchmarks": {
			const arm = armOf(report, contrast.arm);
			const pair = [
				{ name: contrast.base },
				" vs ",
				{ name: contrast.head }
			];
			return plain([
				...pair,
				` on ${arm.side}`,
				...under(arm)
			], [["first"], ["second"]]);
		}
		case "interaction": return interactionTitle(variantOfContrast(report, contrast.base), variantOfContrast(report, contrast.head));
	}
}
// src/core/report-verdict.ts
/** The whole report in two sentences: the verdicts counted, and what the reader has to do. */
/** Rows that decide the gate where there are any, else all: these are counted. */
function deciding(rows) {
	const gating = rows.filter((row) => row.comparison.role === "gating");
	return gating.length > 0 ? gating : rows;
}
const marked = (rows, mark) => rows.filter((row) => row.mark === mark);
const SPEED_WORDS = ["faster", "slower"];
const GROUPS_SHOWN = 3;
/** `2 slower`, `1 with more allocs/op`: one phrase a word, or one in all where they are many. */
function movedCounts(rows, inAll) {
	const groups = Map.groupBy(rows, (row) => SPEED_WORDS.includes(row.word) ? row.word : `${row.word} ${row.comparison.metric}`);
	if (groups.size > GROUPS_SHOWN) return [[`${rows.length} ${inAll}`]];
	return [...groups.values()].map(([row, ...more]) => {
		const { word, comparison } = row;
		const count = more.length + 1;
		if (SPEED_WORDS.includes(word)) return [`${count} ${word}`];
		const metric = metricFor(comparison.metric);
		const counted = `${count} with ${word} `;
		return metric.inferred ? [counted, { name: metric.label }] : [counted + metric.label];
	});
}
/** `within 2 %`, `within 1 to 5 %`: the margins inside which rows were shown to be. */
function withinMargins(rows) {
	const margins = rows.flatMap(({ comparison: { verdict, marginPct } }) => "reason" in verdict && verdict.reason === "inside-margin" ? [marginPct] : []);
	if (margins.length === 0) return "";
	const text = (pct) => String(Number(pct.toFixed(2)));
	const [low, high] = [margins.reduce((a, b) => Math.min(a, b)), margins.reduce((a, b) => Math.max(a, b))];
	return low === high ? ` (within ${text(low)} %)` : ` (within ${text(low)} to ${text(high)} %)`;
}
/** The first count is the news. */
function emphasise([first, ...rest]) {
	return typeof first === "string" ? [{ strong: first }, ...rest] : [first, ...rest];
}
/** `2 slower, 3 faster, 12 no change (within 2 %), 1 cannot tell`. */
function countRows(rows) {
	const counted = deciding(rows);
	const count = (mark, words) => {
		const found = marked(counted, mark);
		return found.length === 0 ? [] : [[`${found.length} ${words}`]];
	};
	const same = marked(counted, "same");
	const phrase = [
		...count("failed", "failed"),
		...count("withheld", "withheld"),
		...movedCounts(marked(counted, "worse"), "worse"),
		...movedCounts(marked(counted, "better"), "better"),
		...count("differs", "with another effect"),
		...count("same", `${same[0]?.word}${withinMargins(same)}`),
		...count("unsure", "cannot tell")
	].flatMap((part, i) => i === 0 ? part : [", ", ...part]);
	return phrase.length === 0 ? ["nothing was compared"] : emphasise(phrase);
}
const NAMED = 3;
/** `groupby_scan (time/op +5.3 %)`; one that several contrasts have is named once. */
function named$1(rows) {
	return list([...Map.groupBy(rows, (row) => `${row.comparison.benchmark}\n${row.metric}`).values()].map((group) => {
		const row = group[0];
		const deltas = group.flatMap(({ mark, delta }) => mark === "failed" ? [] : [delta]);
		const numbers = list(deltas.map((delta) => [{ prose: delta }]), NAMED);
		const metric = [
			" (",
			{ prose: row.metric },
			deltas.length > 0 ? " " : ""
		];
		return [
			{ name: row.comparison.benchmark },
			...metric,
			...numbers,
			")"
		];
	}), NAMED);
}
/** What a person has to do before the gate is satisfied, most pressing first. */
function tasks(report, rows) {
	const [worse, failed] = [marked(rows, "worse"), marked(rows, "failed")];
	const [unsure, withheld] = [marked(rows, "unsure").length, marked(rows, "withheld").length];
	const phrase = [];
	if (worse.length > 0) phrase.push("Please look at ", ...named$1(worse), ". ");
	if (failed.length > 0) phrase.push("Please see why ", ...named$1(failed), " failed. ");
	if (withheld > 0) {
		phrase.push(`${plural(withheld, "verdict")} withheld because a control moved: `);
		phrase.push("run again on a quieter machine. ");
	}
	if (worse.length + failed.length === 0 && unsure > 0) {
		phrase.push(`Please decide about ${plural(unsure, "row")} that cannot be told from noise: `);
		phrase.push("run again with more rounds, or accept. ");
	}
	if (phrase.length > 0) return phrase;
	if (rows.length === 0) return [
		"Please look: ",
		{ prose: report.stopReason },
		"."
	];
	return [
		"Please look: ",
		{ prose: report.conclusion.reasons.slice(0, 2).join("; ") || "the gate gives no reason" },
		"."
	];
}
/** What a reader who has nothing to do should still know. */
function reservation(rows) {
	const unsure = marked(rows, "unsure").length;
	if (unsure === 0) return [];
	return [` ${plural(unsure, "row")} ${unsure === 1 ? "is" : "are"} undecided: the smallest change`, " that would have been seen is beside the verdict."];
}
const MOODS = {
	success: "good",
	failure: "bad",
	action_required: "ask",
	neutral: "advice"
};
function headlineOf(report, rows) {
	const { conclusion } = report.conclusion;
	const counted = deciding(rows);
	const counts = rows.length === 0 && report.plan.unchanged.length > 0 ? [{ strong: "no change" }, " (same machine code)"] : countRows(rows);
	const duty = conclusion === "success" ? [{ strong: "Nothing to do." }, ...reservation(counted)] : conclusion === "neutral" ? ["Advisory: nothing is enforced. ", ...tasks(report, counted)] : tasks(report, counted);
	return {
		mood: MOODS[conclusion],
		counts,
		duty
	};
}
// src/core/report-view.ts
const MARK_ORDER = [
	"failed",
	"withheld",
	"worse",
	"differs",
	"better"
];
const ROLE_ORDER = [
	"gating",
	"control",
	"informational",
	"geomean"
];
function byWeight(a, b) {
	return MARK_ORDER.indexOf(a.mark) - MARK_ORDER.indexOf(b.mark) || ROLE_ORDER.indexOf(a.comparison.role) - ROLE_ORDER.indexOf(b.comparison.role) || (a.size === b.size ? 0 : b.size - a.size);
}
function isUnchanged({ comparison }) {
	return "reason" in comparison.verdict && comparison.verdict.reason === "identical-binary";
}
function unchangedLine(unchanged, rows) {
	const benchmarks = /* @__PURE__ */ new Set([...unchanged.flatMap((entry) => entry.benchmarks), ...rows.filter(isUnchanged).map((row) => row.comparison.benchmark)]);
	if (unchanged.length + benchmarks.size === 0) return null;
	const isControl = rows.some((row) => row.comparison.role === "control");
	const units = [...new Set(unchanged.map(({ unit }) => unit))];
	return [
		`Unchanged code: ${plural(benchmarks.size, "benchmark")}`,
		` ${isControl ? "run as controls" : "not run"} (the same binary on both sides`,
		...units.length > 0 ? [" of ", ...list(units.map((name) => [{ name }]), 3)] : [],
		")."
	];
}
/** Level of most of the intervals; a row with another says so. Null: there is no interval. */
function commonLevel(rows) {
	const levels = rows.flatMap(({ level }) => level ?? []);
	const [most] = [...Map.groupBy(levels, (level) => level)].sort(([, a], [, b]) => b.length - a.length);
	return most === void 0 ? null : most[0];
}
function tableOf(report, id, comparisons, unchanged) {
	const title = titleOf(report, id);
	const interactionUnder = title.isInteraction ? title.sides[1] : null;
	const hasGating = comparisons.some(({ role }) => role === "gating");
	const all = comparisons.map((row) => viewRow(row, {
		interactionUnder,
		hasGating
	}));
	const geomeans = all.filter((row) => row.comparison.role === "geomean");
	const rows = all.filter((row) => row.comparison.role !== "geomean" && !isUnchanged(row));
	return {
		...title,
		counts: countRows(rows),
		moved: rows.filter((row) => MARK_ORDER.includes(row.mark)).sort(byWeight),
		unsure: rows.filter((row) => row.mark === "unsure"),
		same: rows.filter((row) => row.mark === "same"),
		geomeans,
		unchanged: unchangedLine(unchanged, all)
	};
}
/** Tables in the plan's order, then those of contrasts that the plan does not know. */
function tablesOf(report) {
	const rows = Map.groupBy(report.comparisons, (row) => row.contrast);
	const unchanged = Map.groupBy(report.plan.unchanged, ({ contrast }) => contrast);
	const known = report.plan.contrasts.map(({ id }) => id);
	return [.../* @__PURE__ */ new Set([
		...known,
		...unchanged.keys(),
		...rows.keys()
	])].map((id) => tableOf(report, id, rows.get(id) ?? [], unchanged.get(id) ?? [])).filter((table) => table.unchanged !== null || rowsOf(table).length > 0);
}
/** Rows of a table in the order in which they are shown. */
function rowsOf({ moved, geomeans, unsure, same }) {
	return [
		...moved,
		...geomeans,
		...unsure,
		...same
	];
}
const MESSAGES_PER_NOTE = 4;
/** A message with its place, unless it says the place itself. */
function messageOf({ message, where }) {
	const bare = message.replace(/[.\s]+$/, "") || "no message was given";
	return where === void 0 || message.includes(where) ? bare : `${bare} (${where})`;
}
/** Problems of one code as one sentence; different messages follow each other, capped. */
function noteText(problems) {
	const messages = [...new Set(problems.map(messageOf))];
	const advice = [...new Set(problems.flatMap(({ next }) => next ?? []))].slice(0, 2);
	const more = messages.length - MESSAGES_PER_NOTE;
	const said = messages.slice(0, MESSAGES_PER_NOTE).flatMap((message, i) => [i === 0 ? "" : "; ", { prose: message }]);
	const next = advice.flatMap((text) => [
		" Next: ",
		{ prose: text },
		"."
	]);
	return [
		...said,
		more > 0 ? `; and ${more} more.` : ".",
		...next
	];
}
/** Footnotes: one a problem code, numbered in the order of the tables; then the run's own. */
function notesFor(report, rows) {
	const byCode = Map.groupBy(rows.flatMap((row) => row.problems), (problem) => problem.code);
	const numbers = new Map([...byCode.keys()].map((code, i) => [code, i + 1]));
	const ofRun = Map.groupBy(report.problems, (problem) => problem.code);
	return {
		notes: [...[...byCode].map(([code, problems]) => ({
			number: numbers.get(code) ?? null,
			text: noteText(problems)
		})), ...[...ofRun.values()].map((problems) => ({
			number: null,
			text: noteText(problems)
		}))],
		notesOf: (row) => [...new Set(row.problems.flatMap(({ code }) => numbers.get(code) ?? []))]
	};
}
function viewReport(report) {
	const tables = tablesOf(report);
	const rows = tables.flatMap(rowsOf);
	return {
		headline: headlineOf(report, rows.filter((row) => row.comparison.role !== "geomean")),
		tables,
		...notesFor(report, rows),
		facts: factsOf(report)
	};
}
// src/core/text/markdown.ts
/**
* GitHub-flavoured Markdown from parts. What comes from strangers passes through `code` or
* `prose` and nothing else: neither leaves HTML, links, images, mentions or cell borders alive.
*/
/**
* A name as a code span that is safe in a table cell and out of it. Pipes and backticks become
* lookalikes, because no escape for them holds in both places.
*/
function code(text, cap = 120) {
	const line = clean(text, cap).replaceAll("|", "│").replaceAll("`", "ˋ");
	return `\`${line === "" ? "(no name)" : line}\``;
}
/**
* A sentence that may hold words of strangers, as text that starts nothing, neither in a line nor
* as a line. GitHub finds mentions and issue numbers after Markdown is done, so an escape does not
* stop them: those characters become lookalikes.
*/
function prose(text, cap = 600) {
	return clean(text, cap).replace(/[\\*_{}[\]<>~$&=]|:(?=\/\/)/g, "\\$&").replaceAll("|", "│").replaceAll("`", "ˋ").replaceAll("@", "＠").replaceAll("#", "＃").replace(/\bGH-(?=\d)/gi, "GH‑").replace(/\bwww(?=\.)/gi, "$&\\").replace(/^(\d+)(?=[.)](?:\s|$))/, "$1\\").replace(/^[-+](?=[-\s]|$)/, "\\$&");
}
/** A phrase as Markdown: what strangers wrote is escaped. */
function inline(phrase) {
	return phrase.map((piece) => {
		if (typeof piece === "string") return piece;
		if ("name" in piece) return code(piece.name);
		if ("prose" in piece) return prose(piece.prose);
		const blank = piece.strong.endsWith(" ") ? " " : "";
		return `**${piece.strong.trimEnd()}**${blank}`;
	}).join("");
}
/** Lines as they are, but for what is invisible, in a fence that nothing inside can close. */
function codeBlock(text, language = "text") {
	const lines = cleanLines(text);
	const longest = (lines.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
	const fence = "`".repeat(longest + 1);
	return `${fence}${language}\n${lines}\n${fence}`;
}
/** Text for an HTML block such as a fold's title; code spans become `<code>`. */
function inlineHtml(text) {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/`([^`]*)`/g, "<code>$1</code>");
}
function heading(level, text) {
	return `${"#".repeat(level)} ${text}`;
}
/** A closed `<details>`; the title is our words and code spans, the body is Markdown. */
function fold(title, body) {
	return `<details><summary>${inlineHtml(title)}</summary>\n\n${body}\n\n</details>`;
}
const RULE = {
	left: ":--",
	right: "--:",
	centre: ":-:"
};
/** First two lines of a table. */
function tableHead(columns) {
	return `${tableRow(columns.map(({ title }) => title))}\n${tableRow(columns.map(({ align }) => RULE[align]))}`;
}
/** One line of a table; cells are Markdown already. */
function tableRow(cells) {
	return `| ${cells.join(" | ")} |`;
}
function table(columns, rows) {
	return [tableHead(columns), ...rows.map(tableRow)].join("\n");
}
const encoder = new TextEncoder();
/** Length as the strictest counter has it: bytes of UTF-8. */
function sizeOf(text) {
	return encoder.encode(text).length;
}
const ROOM_FOR_NOTE = 1e3;
const GAP = "\n\n";
/**
* The parts joined by blank lines, at most `limitBytes` long; a last line says what was cut and
* where the whole is. Throws a RangeError when the parts that may not be cut are too long.
*/
function fit(parts, limitBytes, whole) {
	const show = (part, count) => {
		const lines = part.lines.slice(0, count).join("\n");
		return part.around ? part.around(lines) : lines;
	};
	const texts = parts.map((part) => show(part, part.lines.length));
	let size = texts.reduce((sum, text) => sum + sizeOf(text) + 2, 0);
	if (size <= limitBytes) return texts.join(GAP);
	const aim = limitBytes - ROOM_FOR_NOTE;
	const order = parts.map((part, index) => ({
		part,
		index
	})).filter(({ part }) => part.name !== null).sort((a, b) => a.part.keep - b.part.keep || b.index - a.index);
	const cut = /* @__PURE__ */ new Set();
	for (const { part, index } of order) {
		if (size <= aim) break;
		const full = sizeOf(texts[index] ?? "");
		const kept = linesThatFit(part, show, full - (size - aim));
		const text = kept === 0 ? "" : show(part, kept);
		size += sizeOf(text) - full - (text === "" ? 2 : 0);
		texts[index] = text;
		cut.add(kept === 0 ? `${part.name}` : `${part.name} from row ${kept + 1} on`);
	}
	if (size > aim) throw new RangeError(`report does not fit in ${limitBytes} bytes`);
	const note = clean(`Left out to fit here: ${[...cut].join("; ")}. ${whole}`, 800);
	return [...texts.filter((text) => text !== ""), `<sub>${note}</sub>`].join(GAP);
}
/** Most lines of a part that stay within `bytes`: its size grows with the lines, so bisect. */
function linesThatFit(part, show, bytes) {
	let low = 0;
	let high = part.lines.length;
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if (sizeOf(show(part, middle)) <= bytes) low = middle;
		else high = middle - 1;
	}
	return low;
}
// src/core/report-markdown-facts.ts
const facts = (list) => list.map(({ label, value }) => `- ${inline(label)}: ${inline(value)}`).join("\n");
function buildTable({ builds }, hashShown) {
	const rows = builds.map((build) => [
		code(build.arm),
		code(build.unit),
		code(build.sha256.slice(0, hashShown)),
		code(build.toolchain),
		Object.entries(build.settings).map(([key, value]) => code(`${key}=${value}`)).join(" ")
	]);
	return table([
		"arm",
		"package",
		"SHA-256 of the binary",
		"toolchain",
		"settings it carries"
	].map((title) => ({
		title,
		align: "left"
	})), rows);
}
/** What was compared, where and how, in one fold; and how to read all of it in another. */
function factParts(run, legend, hashShown) {
	const builds = run.builds.length === 0 ? [] : [buildTable(run, hashShown)];
	return [{
		name: "facts of the run",
		keep: 70,
		lines: [
			[
				"**What was compared**",
				facts(run.compared),
				...builds
			],
			...run.machines.map((machine) => ["**Where**", facts(machine)]),
			[
				"**The run**",
				facts(run.run),
				"To repeat it:",
				codeBlock(run.command, "sh")
			]
		].flat().flatMap((line) => [line, ""]),
		around: (body) => fold("What was compared, where, and how to repeat it", body.trimEnd())
	}, {
		name: "how to read this",
		keep: 30,
		lines: [[legend, ...run.method].map(inline).join("\n\n")],
		around: (body) => fold("How to read this", body)
	}];
}
/** Columns that say the same in every row are said once above the table. */
function explanationPart(view) {
	const explained = view.tables.flatMap((one) => rowsOf(one).map((row) => ({
		names: [
			...view.tables.length > 1 ? [inline(one.short)] : [],
			code(row.comparison.benchmark),
			inline([{ prose: row.metric }])
		],
		facts: explainRow(row)
	})));
	const [first] = explained;
	if (first === void 0) return [];
	const isShared = first.facts.map(([, value], i) => explained.every((row) => row.facts[i]?.[1] === value));
	const shared = first.facts.filter((_, i) => isShared[i]);
	const own = (row) => row.facts.filter((_, i) => !isShared[i]);
	const columns = [
		...view.tables.length > 1 ? ["contrast"] : [],
		"benchmark",
		"metric",
		...own(first).map(([label]) => label)
	].map((title) => ({
		title,
		align: "left"
	}));
	const same = shared.map(([label, value]) => inline([`${label} `, { prose: value }])).join("; ");
	const lines = explained.map((row) => tableRow([...row.names, ...own(row).map(([, value]) => inline([{ prose: value }]))]));
	const intro = same === "" ? "" : `In every row: ${same}.\n\n`;
	const around = (rows) => fold("How each row was judged", `${intro}${table(columns, [])}\n${rows}`);
	return [{
		name: "how each row was judged",
		keep: 10,
		lines,
		around
	}];
}
function machinesPart(view) {
	const lines = view.tables.flatMap(rowsOf).flatMap(({ comparison, metric }) => comparison.explanation.machines.map(({ machine, n, point }) => tableRow([
		code(comparison.benchmark),
		inline([{ prose: metric }]),
		code(machine),
		String(n),
		printDelta(percentOfLn(point))
	])));
	if (lines.length === 0) return [];
	const columns = [
		"benchmark",
		"metric",
		"machine",
		"pairs",
		"delta"
	].map((title) => ({
		title,
		align: "left"
	}));
	const around = (rows) => fold("Each machine by itself", `${table(columns, [])}\n${rows}`);
	return [{
		name: "each machine by itself",
		keep: 20,
		lines,
		around
	}];
}
const TRIALS_SHOWN = 10;
function trialText({ trial, status, exitCode, signal, outputs }) {
	const end = signal ?? (exitCode === null ? "" : `exit ${exitCode}`);
	const title = inline([
		{ name: trial.target },
		" on ",
		{ name: trial.arm },
		`, round ${trial.round + 1}: ${status}${end === "" ? "" : ", "}`,
		{ prose: end }
	]);
	const blocks = Object.entries(outputs).filter(([, text]) => text.trim() !== "").map(([name, text]) => `${code(name)}, last lines:\n\n${codeBlock(text.slice(-2e3))}`);
	return [`**${title}**`, ...blocks].join("\n\n");
}
/** Trials that gave no numbers, with the tail of what they said. */
function trialsPart(report) {
	const failed = (report.records ?? []).filter(({ status }) => status !== "ok" && status !== "stopped");
	if (failed.length === 0) return [];
	const more = failed.length - TRIALS_SHOWN;
	const lines = failed.slice(0, TRIALS_SHOWN).map((record) => `${trialText(record)}\n`);
	if (more > 0) lines.push(`And ${more} more.`);
	const around = (body) => fold(`${plural(failed.length, "trial")} without numbers`, body.trimEnd());
	return [{
		name: "trials without numbers",
		keep: 25,
		lines,
		around
	}];
}
/** How every row was judged; for the summary also machines one by one, and failed trials. */
function detailParts(report, view, isFull) {
	return [...isFull ? [...trialsPart(report), ...machinesPart(view)] : [], ...explanationPart(view)];
}
// src/core/report-markdown.ts
const MOOD_ICONS = {
	good: "✅",
	bad: "❌",
	ask: "⚠️",
	advice: "ℹ️"
};
const MARK_ICONS = {
	failed: "⛔",
	withheld: "✋",
	worse: "❌",
	better: "✅",
	differs: "🔀",
	unsure: "🟡",
	same: "➖"
};
const ICON_LEGEND = [
	`${MARK_ICONS.better} better, ${MARK_ICONS.worse} worse, ${MARK_ICONS.same} no change shown, `,
	`${MARK_ICONS.unsure} cannot tell, ${MARK_ICONS.differs} the change acts differently, `,
	`${MARK_ICONS.withheld} withheld, ${MARK_ICONS.failed} no verdict for want of data.`
];
/** A number with its unit breaks no line. */
const value = (printed) => printed.replaceAll(" ", "\xA0");
/** A narrow column: each half of a remark on a line of its own. */
const remark = (text) => value(text.replaceAll("; ", "<br>"));
const text = (title) => ({
	title,
	align: "left"
});
const number = (title) => ({
	title,
	align: "right"
});
function columnsOf({ sides, isInteraction }, level) {
	const [base, head] = sides.map(inline);
	const values = `${isInteraction ? "effect: " : ""}${base}\u00a0→ ${head}`;
	return [
		text("benchmark"),
		text("metric"),
		number(values),
		number(isInteraction ? "difference" : "delta"),
		number(level === null ? "interval" : value(`${printLevel(level)} interval`)),
		number("rounds"),
		text("verdict")
	];
}
function verdictCell(row, notes) {
	const marks = notes.length === 0 ? "" : `<sup>${notes.join(", ")}</sup>`;
	const pieces = row.detail?.map((piece) => typeof piece === "string" ? remark(piece) : piece);
	const detail = pieces === void 0 ? "" : `<br><sub>${inline(pieces)}</sub>`;
	return `${MARK_ICONS[row.mark]}\u00a0${value(row.word)}${marks}${detail}`;
}
function intervalCell({ interval, level }, common) {
	if (interval === null) return "–";
	const own = level === null || level === common ? "" : ` <sub>${value(printLevel(level))}</sub>`;
	return `${value(interval)}${own}`;
}
function cellsOf(row, view, level) {
	const { comparison } = row;
	const isGeomean = comparison.role === "geomean";
	const hasMoved = !["unsure", "same"].includes(row.mark);
	const delta = value(row.delta);
	return [
		isGeomean ? `**${inline([{ prose: comparison.benchmark }])}**` : code(comparison.benchmark),
		inline([{ prose: row.metric }]),
		row.base === "" ? "" : `${value(row.base)}\u00a0→ ${value(row.head)}`,
		hasMoved ? `**${delta}**` : delta,
		intervalCell(row, level),
		row.rounds,
		verdictCell(row, view.notesOf(row))
	];
}
/** A table that can be cut from its last row up; the rows in `last` stay as long as it does. */
function tablePart(view, tableView, rows, { name, keep, title }) {
	const level = commonLevel([...rows.first, ...rows.last]);
	const columns = columnsOf(tableView, level);
	const line = (row) => tableRow(cellsOf(row, view, level));
	const tail = rows.last.map(line);
	return {
		name,
		keep,
		lines: rows.first.map(line),
		around: (lines) => {
			const body = [
				table(columns, []),
				lines,
				...tail
			].filter((piece) => piece !== "").join("\n");
			return title === null ? body : fold(title, body);
		}
	};
}
/** So many undecided rows are shown open; more of them would bury what moved. */
const UNSURE_OPEN = 8;
/** What a reader should see at once, and the rest: each row in one of the two. */
function openAndFolded({ moved, unsure, same, geomeans }) {
	const decisive = new Set(deciding([
		...moved,
		...unsure,
		...same
	]));
	const urgent = unsure.filter((row) => decisive.has(row));
	const shown = /* @__PURE__ */ new Set([...moved, ...urgent.length <= UNSURE_OPEN ? urgent : []]);
	const metrics = new Set([...shown].map(({ metric }) => metric));
	const isOpen = (row) => metrics.has(row.metric);
	return {
		open: {
			first: [...shown],
			last: geomeans.filter(isOpen)
		},
		folded: {
			first: [...unsure.filter((row) => !shown.has(row)), ...same],
			last: geomeans.filter((row) => !isOpen(row))
		}
	};
}
function foldTitle(rows) {
	const same = rows.filter(({ mark }) => mark === "same").length;
	const unsure = rows.length - same;
	return [...unsure > 0 ? [`${plural(unsure, "row")} that cannot be told from noise`] : [], ...same > 0 ? [`${plural(same, "row")} without change`] : []].join(", ") || "geometric means";
}
function tableParts(view, tableView, isOnly) {
	const { open, folded } = openAndFolded(tableView);
	const title = heading(4, inline(tableView.title));
	const lines = isOnly ? [title] : [
		title,
		"",
		inline(tableView.counts)
	];
	const parts = [];
	if (!isOnly || tableView.title.length > 1) parts.push({
		name: "headings",
		keep: 90,
		lines
	});
	const add = (rows, cut) => {
		if (rows.first.length + rows.last.length > 0) parts.push(tablePart(view, tableView, rows, cut));
	};
	add(open, {
		name: "rows that moved",
		keep: 80,
		title: null
	});
	add(folded, {
		name: "folded rows",
		keep: 40,
		title: foldTitle(folded.first)
	});
	const unchanged = tableView.unchanged === null ? [] : [inline(tableView.unchanged)];
	return [...parts, ...unchanged.map((line) => ({
		name: "unchanged code",
		keep: 70,
		lines: [line]
	}))];
}
const NOTES_OPEN = 6;
function notesPart({ notes }) {
	if (notes.length === 0) return [];
	const lines = notes.map(({ number: mark, text: phrase }) => mark === null ? `- ${inline(phrase)}` : `- <sup>${mark}</sup> ${inline(phrase)}`);
	const isOpen = notes.length <= NOTES_OPEN;
	const around = (body) => isOpen ? `**Notes**\n\n${body}` : fold(`${notes.length} notes`, body);
	return [{
		name: "notes",
		keep: 50,
		lines,
		around
	}];
}
function headParts({ headline }) {
	return [{
		name: null,
		keep: 100,
		lines: [
			`${heading(3, `${MOOD_ICONS[headline.mood]} ${inline(headline.counts)}`)}`,
			"",
			inline(headline.duty).trim()
		]
	}];
}
const WHOLE = {
	comment: "The job summary and report.json have all of it.",
	summary: "report.json has all of it."
};
/** The report in Markdown, at most `limitBytes` long in UTF-8; what is cut is said at the end. */
function reportMarkdown(report, extent, limitBytes) {
	const view = viewReport(report);
	const isOnly = view.tables.length === 1;
	const isFull = extent === "summary";
	return `${fit([
		...headParts(view),
		...view.tables.flatMap((one) => tableParts(view, one, isOnly)),
		...notesPart(view),
		...detailParts(report, view, isFull),
		...factParts(view.facts, ICON_LEGEND, isFull ? 64 : 12),
		{
			name: "the run in one line",
			keep: 85,
			lines: [`<sub>${inline(view.facts.line)}</sub>`]
		}
	], limitBytes - 1, WHOLE[extent])}\n`;
}
// src/core/formats/markdown.ts
/** GitHub takes 65,536 characters; the rest is room for a marker and a greeting. */
const COMMENT_LIMIT_BYTES = 6e4;
/** The text of a pull request comment, in at most `limitBytes` of UTF-8. */
function markdownText(report, limitBytes = COMMENT_LIMIT_BYTES) {
	return reportMarkdown(report, "comment", limitBytes);
}
const markdown = {
	id: "markdown",
	about: "The pull request comment: verdict, what moved, the rest folded.",
	render: (report) => [{
		name: "report.md",
		text: markdownText(report)
	}]
};
// src/core/formats/summary.ts
/** GitHub drops a step's summary whole when it is over 1 MiB. */
const SUMMARY_LIMIT_BYTES = 1e6;
/** The text of a job summary, in at most `limitBytes` of UTF-8. */
function summaryText(report, limitBytes = SUMMARY_LIMIT_BYTES) {
	return reportMarkdown(report, "summary", limitBytes);
}
const summary = {
	id: "summary",
	about: "The job summary: the comment, and failed trials, machines and hashes in full.",
	render: (report) => [{
		name: "summary.md",
		text: summaryText(report)
	}]
};
// src/core/formats/terminal.ts
const COLOURS = {
	red: 31,
	green: 32,
	yellow: 33,
	cyan: 36,
	faint: 2,
	strong: 1
};
const MARK_COLOURS = {
	failed: "red",
	withheld: "yellow",
	worse: "red",
	better: "green",
	differs: "cyan",
	unsure: "yellow",
	same: "faint"
};
const painter = (hasColour) => hasColour ? (text, colour) => `\u001b[${COLOURS[colour]}m${text}\u001b[0m` : (text) => text;
function verdict$1(row, notes) {
	const detail = row.detail === null ? "" : `, ${plainText(row.detail)}`;
	return `${row.word}${detail}${notes.map((note) => ` [${note}]`).join("")}`;
}
function tableLines(view, table, paint) {
	const rows = [
		...table.moved,
		...table.unsure,
		...table.same,
		...table.geomeans
	];
	if (rows.length === 0) return [];
	const [base, head] = table.sides.map(plainText);
	const level = commonLevel(rows);
	const interval = level === null ? "interval" : `${printLevel(level)} interval`;
	const titles = [
		"benchmark",
		"metric",
		`${base}`,
		`${head}`,
		"delta",
		interval,
		"rounds"
	];
	const cells = rows.map((row) => [
		clean(row.comparison.benchmark, 120),
		clean(row.metric, 120),
		row.base,
		row.head,
		row.delta,
		row.interval === null ? "-" : `${row.interval}${levelOf(row, level)}`,
		row.rounds,
		verdict$1(row, view.notesOf(row))
	]);
	const aligns = [
		"left",
		"left",
		...Array(5).fill("right"),
		"left"
	];
	return alignRows([[...titles, "verdict"], ...cells], aligns, (cell, index, column) => {
		const row = rows[index - 1];
		if (row === void 0) return paint(cell, "faint");
		return column === 4 || column === 7 ? paint(cell, MARK_COLOURS[row.mark]) : cell;
	});
}
function levelOf(row, level) {
	return row.level === null || row.level === level ? "" : ` at ${printLevel(row.level)}`;
}
function sectionLines(view, table, paint, isOnly) {
	const title = paint(plainText(table.title), "strong");
	const head = isOnly ? title : `${title}  ${plainText(table.counts)}`;
	const unchanged = table.unchanged === null ? [] : [plainText(table.unchanged)];
	return [
		"",
		head,
		...tableLines(view, table, paint),
		...unchanged
	];
}
const sentence = (phrase) => plainText(phrase).trim();
/** The report for a terminal: verdict, every row, footnotes, and how to repeat the run. */
function terminalText(report, hasColour) {
	const view = viewReport(report);
	const paint = painter(hasColour);
	const isOnly = view.tables.length === 1;
	const mood = {
		good: "green",
		bad: "red",
		ask: "yellow",
		advice: "yellow"
	};
	const notes = view.notes.map(({ number, text }) => `${number === null ? "-" : `[${number}]`} ${sentence(text)}`);
	return [
		paint(sentence(view.headline.counts), mood[view.headline.mood]),
		sentence(view.headline.duty),
		...view.tables.flatMap((table) => sectionLines(view, table, paint, isOnly)),
		...notes.length === 0 ? [] : ["", ...notes],
		"",
		paint(sentence(view.facts.line), "faint"),
		paint(`seed ${clean(report.plan.seed, 120)}`, "faint"),
		paint(`repeat: ${clean(view.facts.command, 2e3)}`, "faint"),
		""
	].join("\n");
}
const terminal = {
	id: "terminal",
	about: "The table as aligned text, without colour.",
	render: (report) => [{
		name: "report.txt",
		text: terminalText(report, false)
	}]
};
// src/door.ts
/** Exit codes of the command line. */
const EXIT = {
	ok: 0,
	gate: 1,
	config: 2,
	host: 3,
	build: 4,
	interrupted: 130
};
const exitOfConclusion = (conclusion) => conclusion === "success" || conclusion === "neutral" ? EXIT.ok : EXIT.gate;
/** Why it ended, and the exit code; null: not known here, so it is a bug. */
function explainError(error) {
	if (error instanceof ConfigError) return {
		text: error.message,
		code: EXIT.config
	};
	if (error instanceof BuildError) return {
		text: error.message,
		code: EXIT.build
	};
	if (!(error instanceof HostError)) return null;
	return {
		text: `${error.message}\n${error.next}\nThis is not about your change.`,
		code: EXIT.host
	};
}
// src/host/clock.ts
/** The machine's clocks. */
const clock$1 = {
	nowSec: () => Number(process.hrtime.bigint()) / 1e9,
	timestamp: () => (/* @__PURE__ */ new Date()).toISOString()
};
// src/host/proc.ts
/** Texts of /proc and /sys, read and parsed. Every parser gives null for what is not there. */
/** A small kernel file, trimmed; null when it cannot be read. */
function readText(path) {
	try {
		return readFileSync(path, "utf8").trim();
	} catch {
		return null;
	}
}
/** `cpu  user nice system idle iowait irq softirq steal guest guest_nice`; guest is in user. */
function parseCpuTicks(stat) {
	const ticks = (/^cpu\s+([\d ]+)$/m.exec(stat)?.[1])?.trim().split(/\s+/).map(Number) ?? [];
	if (ticks.length < 4) return null;
	const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, soft = 0, steal = 0] = ticks;
	const busy = user + nice + system + irq + soft;
	return {
		total: busy + idle + wait + steal,
		busy,
		steal
	};
}
/** Microseconds since boot in which some task waited (Documentation/accounting/psi.rst). */
function parsePressureUs(pressure) {
	const total = /^some .*\btotal=(\d+)$/m.exec(pressure)?.[1];
	return total === void 0 ? null : Number(total);
}
/** Seconds a cgroup's tasks were held back by its CPU quota: v2 in µs, v1 in ns. */
function parseThrottledSec(cpuStat) {
	const found = /^throttled_(usec|time) (\d+)$/m.exec(cpuStat);
	if (!found) return null;
	return Number(found[2]) / (found[1] === "usec" ? 1e6 : 1e9);
}
/** CPUs' worth of time a cgroup may use: `cpu.max` of v2, `max` or `quota period` in µs. */
function parseCpuMax(cpuMax) {
	const [quota, period] = cpuMax.split(/\s+/).map(Number);
	return quota !== void 0 && period && quota > 0 ? quota / period : null;
}
/**
* Folders of our own cgroup under the CPU controller and of its parents, innermost first.
* From /proc/self/cgroup (`id:controllers:path`) and /proc/self/mountinfo; v1's own cpu hierarchy
* wins over v2, which then has no CPU controller.
*/
function parseCpuCgroups(cgroup, mountinfo) {
	const memberships = cgroup.split("\n").map((line) => /^\d+:([^:]*):(.*)$/.exec(line));
	const v1 = memberships.find((member) => member?.[1]?.split(",").includes("cpu"));
	const path = v1?.[2] ?? memberships.find((member) => member?.[1] === "")?.[2];
	const mount = mountinfo.split("\n").map(parseMount).find(isCpuMount(v1 !== void 0));
	if (path === void 0 || !mount) return [];
	const root = mount.root === "/" ? "" : mount.root;
	const names = (path.startsWith(`${root}/`) ? path.slice(root.length) : "/").split("/").filter((name) => name !== "" && name !== "..");
	return Array.from({ length: names.length + 1 }, (_, cut) => [mount.folder, ...names.slice(0, names.length - cut)].join("/"));
}
/** `31 23 0:28 ROOT FOLDER options optional... - TYPE source OPTIONS`; proc_pid_mountinfo(5). */
function parseMount(line) {
	const [before, after] = line.split(" - ");
	const fields = before?.split(" ") ?? [];
	const [type, , options] = after?.split(" ") ?? [];
	if (fields[3] === void 0 || fields[4] === void 0 || type === void 0) return null;
	return {
		root: fields[3],
		folder: fields[4],
		type,
		options: options?.split(",") ?? []
	};
}
const isCpuMount = (v1) => (mount) => v1 ? mount?.type === "cgroup" && mount.options.includes("cpu") : mount?.type === "cgroup2";
/** Folders of this process, found once: a process seldom moves between cgroups. */
function cpuCgroups() {
	const [cgroup, mountinfo] = [readText("/proc/self/cgroup"), readText("/proc/self/mountinfo")];
	return cgroup === null || mountinfo === null ? [] : parseCpuCgroups(cgroup, mountinfo);
}
/** The tightest CPU quota of our cgroup and its parents, in CPUs; null: none. */
function readCpuQuota(folders = cpuCgroups()) {
	const quotas = folders.flatMap((folder) => {
		return parseCpuMax(readText(`${folder}/cpu.max`) ?? `${readText(`${folder}/cpu.cfs_quota_us`)} ${readText(`${folder}/cpu.cfs_period_us`)}`) ?? [];
	});
	return quotas.length === 0 ? null : Math.min(...quotas);
}
/** `NAME: 123 kB` of /proc/meminfo in bytes. */
function parseMemoryBytes(meminfo, name) {
	const kib = new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(meminfo)?.[1];
	return kib === void 0 ? null : Number(kib) * 1024;
}
/** First value of a key of /proc/cpuinfo. */
function parseCpuinfo(cpuinfo, key) {
	return new RegExp(`^${key}\\s*:\\s*(.*)$`, "m").exec(cpuinfo)?.[1]?.trim() ?? null;
}
/** The chosen one of a kernel setting that lists all: `always [madvise] never`. */
function parseChosen(setting) {
	return /\[([^\]]+)\]/.exec(setting)?.[1] ?? null;
}
// src/host/environment.ts
/** The machine and those of its settings that add or remove noise. */
const CPU = "/sys/devices/system/cpu";
/** CPUs this process may use: affinity, and the cgroup's quota rounded down; at least 1. */
function countCores() {
	return Math.max(1, Math.floor(Math.min(availableParallelism(), readCpuQuota() ?? Infinity)));
}
function readEnvironment() {
	const cpuinfo = readText("/proc/cpuinfo") ?? "";
	const virtualised = readVirtualised(cpuinfo);
	const cpuModel = cpus()[0]?.model.trim() || parseCpuinfo(cpuinfo, "model name") || "unknown";
	const cores = countCores();
	const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);
	return {
		os: readOs(),
		kernel: release(),
		cpuModel,
		cores,
		memoryBytes,
		hugePages: parseChosen(readText("/sys/kernel/mm/transparent_hugepage/enabled") ?? ""),
		governor: readGovernor(),
		virtualised,
		turbo: readTurbo(),
		numaNodes: countNumaNodes(),
		machineId: machineId([
			cpuModel,
			String(cores),
			String(totalmem())
		], virtualised)
	};
}
function readOs() {
	return /^PRETTY_NAME="?([^"\n]*)"?$/m.exec(readText("/etc/os-release") ?? "")?.[1] ?? type();
}
/** Frequency governors in use, e.g. `performance`; several are joined by commas. */
function readGovernor() {
	const found = /* @__PURE__ */ new Set();
	for (const cpu of listFolder(CPU).filter((name) => /^cpu\d+$/.test(name))) {
		const governor = readText(`${CPU}/${cpu}/cpufreq/scaling_governor`);
		if (governor) found.add(governor);
	}
	return found.size === 0 ? null : [...found].sort().join(",");
}
/** `on`, `off`, or null where the kernel does not tell. */
function readTurbo() {
	const noTurbo = readText(`${CPU}/intel_pstate/no_turbo`);
	if (noTurbo !== null) return noTurbo === "1" ? "off" : "on";
	const boost = readText(`${CPU}/cpufreq/boost`);
	return boost === null ? null : boost === "1" ? "on" : "off";
}
function countNumaNodes() {
	const nodes = listFolder("/sys/devices/system/node").filter((name) => /^node\d+$/.test(name));
	return nodes.length === 0 ? null : nodes.length;
}
/** Signs of hypervisors in the firmware's tables, as systemd-detect-virt(1) reads them. */
const VENDORS = [
	[/KVM|QEMU|OpenStack|Google Compute/i, "kvm"],
	[/Amazon EC2/i, "amazon"],
	[/VMware/i, "vmware"],
	[/innotek|VirtualBox/i, "virtualbox"],
	[/Xen/i, "xen"],
	[/Microsoft Corporation.*Virtual|Hyper-V/i, "hyper-v"],
	[/Parallels/i, "parallels"],
	[/Apple Virtualization/i, "apple"]
];
/** Hypervisor and container by name, `none` for a bare machine, null where unreadable. */
function readVirtualised(cpuinfo) {
	return describeVirtual(cpuinfo, [
		"sys_vendor",
		"product_name",
		"board_vendor",
		"bios_vendor"
	].map((name) => readText(`/sys/class/dmi/id/${name}`) ?? "").join(" "), readContainer());
}
/** The rule behind readVirtualised. The flag `hypervisor` exists on x86 only. */
function describeVirtual(cpuinfo, firmware, container) {
	const flags = parseCpuinfo(cpuinfo, "flags");
	const flagged = flags?.split(" ").includes("hypervisor") ?? false;
	const vendor = VENDORS.find(([sign]) => sign.test(firmware))?.[1] ?? null;
	const found = [flagged ? vendor ?? "unknown hypervisor" : flags === null ? vendor : null, container].filter((name) => name !== null);
	if (found.length > 0) return found.join(", ");
	return flags === null ? null : "none";
}
function readContainer() {
	if (existsSync("/.dockerenv")) return "docker";
	if (existsSync("/run/.containerenv")) return "podman";
	if (/microsoft/i.test(readText("/proc/sys/kernel/osrelease") ?? "")) return "wsl";
	const groups = readText("/proc/1/cgroup") ?? "";
	return /\/(docker|kubepods|containerd|lxc)/.test(groups) ? "container" : null;
}
/**
* Tells machines apart without telling which they are: 12 hex digits of a hash. A bare machine
* keeps its id over boots; virtual ones are cloned from one image, so only the boot is their own.
*/
function machineId(facts, virtualised) {
	const own = [readText("/etc/machine-id") ?? "", ...hardwareAddresses()];
	const boot = readText("/proc/sys/kernel/random/boot_id") ?? "";
	const told = [
		...facts,
		...own,
		virtualised === "none" ? "" : boot
	];
	return createHash("sha256").update(told.join("\n")).digest("hex").slice(0, 12);
}
/** Addresses given by a maker: bit 1 of the first byte marks one that software has chosen. */
function hardwareAddresses() {
	const macs = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []).map((card) => card.mac).filter((mac) => mac !== "00:00:00:00:00:00");
	return [...new Set(macs)].filter((mac) => (Number.parseInt(mac, 16) & 2) === 0).sort();
}
function listFolder(path) {
	try {
		return readdirSync(path);
	} catch {
		return [];
	}
}
// src/host/launcher-go.ts
/**
* Programs of a few lines that execute one command and report what the kernel accounted for it.
* They live here as text, so that they survive bundling; launcher.ts compiles or interprets them.
*
* Both speak the same protocol on file descriptor 3, a socket to gcbench:
*   in    argc NUL envc NUL, then argc + envc strings, each ended by NUL
*   out   one line of JSON: a Reply (launcher.ts)
*   end of file on the way in means "end it": gcbench asks for it, or was killed itself.
* The command's environment comes through the socket because the launcher must not read it:
* GODEBUG or PYTHONPATH meant for the command would act on the launcher as well.
*
* The launcher adopts orphans (PR_SET_CHILD_SUBREAPER): when the command has ended, whatever it
* left running is killed and reaped, even what left the process group, and is accounted too.
* Should the launcher itself be killed, PDEATHSIG takes the command along. It fires when the
* *thread* that forked dies (prctl(2)), hence LockOSThread on Go's main thread.
*
* The kernel carries a process's peak RSS over exec (exec_mmap in fs/exec.c keeps the old
* address space's high-water mark), and before exec a child lives in its parent's memory or a
* copy of it. So maxRssBytes has a floor: the launcher's own size, some 2 MB for the Go one and
* 8 MB for Python, instead of the 50 MB and more that Node would impose.
*/
/** Go, standard library only, Linux. */
const GO_SOURCE = `package main

import (
	"bufio"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"time"
)

const (
	prSetChildSubreaper = 36
	sysCloseRange       = 436 // the same number on every architecture
	closeRangeCloexec   = 4
)

func main() {
	runtime.LockOSThread()
	if len(os.Args) > 1 {
		fmt.Println(os.Args[1])
		return
	}
	// Caught, not ignored: the command must start with the default actions.
	signal.Notify(make(chan os.Signal, 1), syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)
	syscall.CloseOnExec(3)
	// Nor any descriptor that gcbench was started with; fails before Linux 5.11.
	syscall.RawSyscall(sysCloseRange, 3, ^uintptr(0), closeRangeCloexec)
	syscall.RawSyscall(syscall.SYS_PRCTL, prSetChildSubreaper, 1, 0)
	control := os.NewFile(3, "control")
	in := bufio.NewReader(control)
	argc, envc := number(in), number(in)
	argv, env := texts(in, argc), texts(in, envc)

	start := time.Now()
	path, err := find(argv[0], env)
	pid := 0
	if err == nil {
		pid, err = syscall.ForkExec(path, argv, &syscall.ProcAttr{
			Env:   env,
			Files: []uintptr{0, 1, 2},
			Sys:   &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL},
		})
	}
	if err != nil {
		errno, _ := err.(syscall.Errno)
		fmt.Fprintf(control, "{\\"errno\\":%d}\\n", int(errno))
		return
	}
	var ending atomic.Bool
	go func() {
		in.ReadByte()
		ending.Store(true)
		killChildren()
	}()
	var status syscall.WaitStatus
	var wall time.Duration
	var sum syscall.Rusage
	for {
		var ws syscall.WaitStatus
		var ru syscall.Rusage
		done, err := wait(&ws, &ru, ending.Load())
		if err != nil {
			break
		}
		if done == pid {
			wall, status = time.Since(start), ws
			ending.Store(true)
		}
		add(&sum, &ru)
	}
	code, sig := status.ExitStatus(), 0
	if status.Signaled() {
		sig = int(status.Signal())
	}
	fmt.Fprintf(control, "{\\"errno\\":0,\\"code\\":%d,\\"signal\\":%d,\\"wallSec\\":%.9f,"+
		"\\"userSec\\":%d.%06d,\\"systemSec\\":%d.%06d,\\"maxRssBytes\\":%d,"+
		"\\"minorFaults\\":%d,\\"majorFaults\\":%d,"+
		"\\"voluntarySwitches\\":%d,\\"involuntarySwitches\\":%d}\\n",
		code, sig, wall.Seconds(), sum.Utime.Sec, sum.Utime.Usec, sum.Stime.Sec, sum.Stime.Usec,
		sum.Maxrss*1024, sum.Minflt, sum.Majflt, sum.Nvcsw, sum.Nivcsw)
}

// wait reaps one child; with kill it ends those that still run first.
func wait(ws *syscall.WaitStatus, ru *syscall.Rusage, kill bool) (int, error) {
	for {
		options := 0
		if kill {
			options = syscall.WNOHANG
		}
		pid, err := syscall.Wait4(-1, ws, options, ru)
		if err == nil && pid == 0 {
			killChildren()
			kill = false
		} else if err != syscall.EINTR {
			return pid, err
		}
	}
}

func number(in *bufio.Reader) int {
	n, err := strconv.Atoi(text(in))
	if err != nil {
		os.Exit(125)
	}
	return n
}

func texts(in *bufio.Reader, n int) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = text(in)
	}
	return list
}

func text(in *bufio.Reader) string {
	s, err := in.ReadString(0)
	if err != nil {
		os.Exit(125)
	}
	return s[:len(s)-1]
}

// find looks a program up as execvp(3) does, in the PATH of env.
func find(name string, env []string) (string, error) {
	if strings.Contains(name, "/") {
		return name, nil
	}
	path := "/bin:/usr/bin"
	for _, entry := range env {
		if value, ok := strings.CutPrefix(entry, "PATH="); ok {
			path = value
		}
	}
	var found error = syscall.ENOENT
	for _, folder := range strings.Split(path, ":") {
		if folder == "" {
			folder = "."
		}
		file := folder + "/" + name
		info, err := os.Stat(file)
		if err != nil || info.IsDir() {
			continue
		}
		if syscall.Access(file, 1) == nil {
			return file, nil
		}
		found = syscall.EACCES
	}
	return "", found
}

func add(sum, ru *syscall.Rusage) {
	addTime(&sum.Utime, ru.Utime)
	addTime(&sum.Stime, ru.Stime)
	sum.Maxrss = max(sum.Maxrss, ru.Maxrss)
	sum.Minflt += ru.Minflt
	sum.Majflt += ru.Majflt
	sum.Nvcsw += ru.Nvcsw
	sum.Nivcsw += ru.Nivcsw
}

func addTime(sum *syscall.Timeval, t syscall.Timeval) {
	us := sum.Nano()/1000 + t.Nano()/1000
	*sum = syscall.NsecToTimeval(us * 1000)
}

// killChildren kills every direct child; the children of those become ours as they die.
func killChildren() {
	self := strconv.Itoa(os.Getpid())
	entries, _ := os.ReadDir("/proc")
	for _, entry := range entries {
		pid, err := strconv.Atoi(entry.Name())
		if err != nil {
			continue
		}
		stat, _ := os.ReadFile("/proc/" + entry.Name() + "/stat")
		after := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))
		if len(after) > 1 && after[1] == self {
			syscall.Kill(pid, syscall.SIGKILL)
		}
	}
}
`;
// src/host/launcher-python.ts
/** The launcher of launcher-go.ts for machines without Go. */
/** Python 3.6 or newer, standard library only; without prctl where that does not exist. */
const PYTHON_SOURCE = `
import ctypes, json, os, signal, sys, threading, time

if len(sys.argv) > 1:
    print(sys.argv[1])
    sys.exit()
for sig in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
    signal.signal(sig, lambda *_: None)
linux = sys.platform.startswith("linux")
for fd in [3] + (list(map(int, os.listdir("/proc/self/fd"))) if linux else []):
    try:
        if fd > 2:
            os.set_inheritable(fd, False)
    except OSError:
        pass
prctl = ctypes.CDLL(None).prctl if linux else lambda *_: 0
prctl(36, 1, 0, 0, 0)
control = os.fdopen(3, "rb", closefd=False)

def text():
    out = bytearray()
    while True:
        byte = control.read(1)
        if not byte:
            os._exit(125)
        if byte == b"\\0":
            return bytes(out)
        out += byte

argc, envc = int(text()), int(text())
argv = [text() for _ in range(argc)]
env = dict(text().split(b"=", 1) for _ in range(envc))

def reply(**facts):
    try:
        os.write(3, json.dumps(facts).encode() + b"\\n")
    except OSError:
        pass
    os._exit(0)

parent = os.getpid()
failed, fail = os.pipe()
start = time.monotonic()
pid = os.fork()
if pid == 0:
    try:
        prctl(1, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent:
            os._exit(125)
        for name in ("SIGPIPE", "SIGXFSZ"):
            signal.signal(getattr(signal, name), signal.SIG_DFL)
        os.execvpe(argv[0], argv, env)
    except OSError as error:
        os.write(fail, str(error.errno).encode())
    finally:
        os._exit(125)
os.close(fail)
errno = os.read(failed, 16)
if errno:
    reply(errno=int(errno))
ending = threading.Event()

def kill_children():
    if not linux:
        return
    for name in os.listdir("/proc"):
        try:
            with open("/proc/%d/stat" % int(name), "rb") as stat:
                if int(stat.read().rpartition(b")")[2].split()[1]) == parent:
                    os.kill(int(name), signal.SIGKILL)
        except (ValueError, IndexError, OSError):
            pass

def watch():
    control.read(1)
    ending.set()
    kill_children()
    if not linux:
        os.kill(pid, signal.SIGKILL)

threading.Thread(target=watch, daemon=True).start()
uses = []
wall = status = 0
while True:
    try:
        done, state, use = os.wait4(-1, os.WNOHANG if ending.is_set() else 0)
        if done == 0:
            kill_children()
            done, state, use = os.wait4(-1, 0)
    except ChildProcessError:
        break
    if done == pid:
        wall, status = time.monotonic() - start, state
        ending.set()
    uses.append(use)
signaled = os.WIFSIGNALED(status)
reply(
    errno=0,
    code=-1 if signaled else os.WEXITSTATUS(status),
    signal=os.WTERMSIG(status) if signaled else 0,
    wallSec=wall,
    userSec=sum(u.ru_utime for u in uses),
    systemSec=sum(u.ru_stime for u in uses),
    maxRssBytes=max(u.ru_maxrss for u in uses) * (1024 if linux else 1),
    minorFaults=sum(u.ru_minflt for u in uses),
    majorFaults=sum(u.ru_majflt for u in uses),
    voluntarySwitches=sum(u.ru_nvcsw for u in uses),
    involuntarySwitches=sum(u.ru_nivcsw for u in uses),
)
`;
// src/host/launcher.ts
/** Finds the launcher that accounts for a command, and speaks its protocol. */
function encodeRequest(command) {
	const env = Object.entries(command.env).map(([name, value]) => `${name}=${value}`);
	return `${[
		command.argv.length,
		env.length,
		...command.argv,
		...env
	].join("\0")}\0`;
}
/** Reads the launcher's line; null when it was killed before it could write one. */
function readReply(text) {
	if (!text.endsWith("\n")) return null;
	const { errno, code, signal, wallSec, ...usage } = JSON.parse(text);
	return {
		errno,
		account: errno === 0 ? {
			code,
			signal,
			wallSec,
			usage
		} : null
	};
}
/** `SIGKILL` for 9; the number as text where this system has no name for it. */
function signalName(number) {
	return Object.entries(constants.signals).find(([, value]) => value === number)?.[0] ?? String(number);
}
/** `ENOENT` for 2. */
function errorName(number) {
	return Object.entries(constants.errno).find(([, value]) => value === number)?.[0] ?? `errno ${number}`;
}
/** Environment variables of the tool that compiling or interpreting the launcher needs. */
const PASSED$1 = [
	"PATH",
	"HOME",
	"GOROOT",
	"GOCACHE",
	"XDG_CACHE_HOME",
	"TMPDIR",
	"PYENV_ROOT"
];
/**
* The compiled Go launcher, else Python's, else null with one note. The binary is kept under the
* user's cache folder, by hash of its source and the Go version, so only the first run compiles.
*/
async function findLauncher(exec, toolEnv, note, platform = process.platform) {
	const env = {};
	for (const name of PASSED$1) {
		const value = toolEnv[name];
		if (value !== void 0) env[name] = value;
	}
	const run = (argv, cwd, extra = {}) => exec.run({
		argv,
		cwd,
		env: {
			...env,
			...extra
		},
		limitSec: 300
	});
	const launcher = (platform === "linux" ? await goLauncher(run, env) : null) ?? (platform === "win32" ? null : await pythonLauncher(run));
	if (launcher === null && !exec.stopping) note("CPU time and memory of trials are not accounted: that takes `go` or `python3` on PATH. Wall times are measured as usual.");
	return launcher;
}
async function goLauncher(run, env) {
	const buildEnv = {
		GOTOOLCHAIN: "local",
		GO111MODULE: "off",
		GOWORK: "off",
		GOFLAGS: ""
	};
	const version = await run([
		"go",
		"env",
		"GOVERSION"
	], tmpdir(), buildEnv);
	if (version.code !== 0) return null;
	const hash = createHash("sha256").update(GO_SOURCE).update(version.stdout).digest("hex");
	const cache = env.XDG_CACHE_HOME ?? (env.HOME ? join(env.HOME, ".cache") : tmpdir());
	const binary = join(cache, "gcbench", `launcher-${hash.slice(0, 16)}`);
	if (await answers(run, [binary])) return {
		kind: "go",
		argv: [binary]
	};
	const folder = await mkdtemp(join(tmpdir(), "gcbench-launcher-"));
	try {
		await mkdir(join(cache, "gcbench"), {
			recursive: true,
			mode: 448
		});
		await writeFile(join(folder, "launcher.go"), GO_SOURCE);
		const fresh = `${binary}.${randomBytes(4).toString("hex")}.tmp`;
		if ((await run([
			"go",
			"build",
			"-trimpath",
			"-o",
			fresh,
			"launcher.go"
		], folder, {
			...buildEnv,
			CGO_ENABLED: "0"
		})).code !== 0) return null;
		await chmod(fresh, 448);
		await rename(fresh, binary);
	} catch {
		return null;
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
	return await answers(run, [binary]) ? {
		kind: "go",
		argv: [binary]
	} : null;
}
/** The interpreter behind `python3`: a version manager's shim costs more than the program. */
async function pythonLauncher(run) {
	const found = await run([
		"python3",
		"-I",
		"-c",
		"import os, sys; os.wait4; print(sys.executable)"
	], tmpdir());
	const python = found.stdout.trim();
	if (found.code !== 0 || python === "") return null;
	const argv = [
		python,
		"-I",
		"-S",
		"-c",
		PYTHON_SOURCE
	];
	return await answers(run, argv) ? {
		kind: "python",
		argv
	} : null;
}
/** Whether the launcher itself starts here: no noexec mount, no missing module. */
async function answers(run, argv) {
	const exit = await run([...argv, "ready"], tmpdir());
	return exit.code === 0 && exit.stdout === "ready\n";
}
// src/host/output.ts
/** What is kept of a stream of output: all of it, or its head and its tail. */
const NEWLINE = 10;
/**
* Collects a stream in at most about `1.5 * keepBytes` of memory. Of more than `keepBytes` the
* first and the last half stay, cut back to whole lines where they hold a newline, with a line
* `[... N bytes cut ...]` between them: two halves of different lines must never read as one.
*/
function makeOutput(keepBytes, onText) {
	const decoder = onText ? new StringDecoder("utf8") : null;
	const half = Math.floor(keepBytes / 2);
	const chunks = [];
	let heldBytes = 0;
	let head = null;
	let skippedBytes = 0;
	/** Moves the first half out of the chunks, then forgets all but the last half. */
	function shrink() {
		let rest = Buffer.concat(chunks);
		if (head === null) {
			head = rest.subarray(0, half);
			rest = rest.subarray(half);
		}
		const tail = Buffer.from(rest.subarray(Math.max(0, rest.length - half)));
		skippedBytes += rest.length - tail.length;
		chunks.splice(0, chunks.length, tail);
		heldBytes = tail.length;
	}
	return {
		add(chunk) {
			if (decoder) onText?.(decoder.write(chunk));
			chunks.push(chunk);
			heldBytes += chunk.length;
			if (heldBytes > (head === null ? keepBytes : keepBytes + half)) shrink();
		},
		end() {
			if (decoder) onText?.(decoder.end());
			if (head === null) return {
				text: Buffer.concat(chunks).toString("utf8"),
				cutBytes: 0
			};
			shrink();
			return join$1(head, chunks[0] ?? Buffer.alloc(0), skippedBytes);
		}
	};
}
function join$1(head, tail, skippedBytes) {
	const headEnd = head.lastIndexOf(NEWLINE) + 1 || head.length;
	const tailStart = tail.indexOf(NEWLINE) + 1;
	const before = head.subarray(0, headEnd);
	const after = tail.subarray(tailStart);
	const cutBytes = skippedBytes + (head.length - before.length) + (tail.length - after.length);
	const gap = before.at(-1) === NEWLINE ? "" : "\n";
	const marker = `[... ${cutBytes} bytes cut ...]\n`;
	return {
		text: before.toString("utf8") + gap + marker + after.toString("utf8"),
		cutBytes
	};
}
// src/host/child.ts
/** One child process with its group: started, ended whole, and never waited for in vain. */
const KEEP_BYTES$1 = 262144;
/** Between SIGTERM and SIGKILL, so that a program can remove its temporary files. */
const GRACE_SEC = 2;
/** How long a launcher may take to end and reap its command before it is killed itself. */
const REAP_SEC = 1;
/** How long a pipe may stay silent, after its program ended, before we stop reading it. */
const DRAIN_SEC = .5;
/** The longest timer Node has; a longer limit is no limit. */
const LONGEST_MS = 2 ** 31 - 1;
/** Groups that are alive now, so that an exit of gcbench itself leaves none behind. */
const groups = /* @__PURE__ */ new Set();
process.once("exit", () => {
	for (const group of groups) signalGroup(group, "SIGKILL");
});
/**
* Starts the command, directly or through the launcher. Throws what `spawn` throws at once
* (E2BIG, a NUL in an argument); other failures to start are in `End.error`. `onExit` is called
* the moment the program has ended, before its pipes are drained.
*/
function startChild(command, launcher, clock, onExit) {
	const argv = launcher?.argv ?? command.argv;
	const child = spawn(argv[0], argv.slice(1), {
		cwd: command.cwd,
		env: launcher ? {} : command.env,
		detached: true,
		stdio: [
			"ignore",
			"pipe",
			"pipe",
			...launcher ? ["pipe"] : []
		]
	});
	const control = child.stdio[3] ?? null;
	const ender = makeEnder(child, control);
	if (child.pid !== void 0) groups.add(child.pid);
	const limitMs = Math.min(command.limitSec * 1e3, LONGEST_MS);
	const limit = setTimeout(() => ender.end("timedOut"), limitMs);
	const exited = new Promise((resolve) => {
		child.on("error", (error) => {
			if (child.pid === void 0) resolve(error);
		});
		child.once("exit", () => resolve(null));
	}).then((error) => {
		const endSec = clock.nowSec();
		onExit();
		clearTimeout(limit);
		ender.done();
		signalGroup(child.pid, "SIGKILL");
		if (child.pid !== void 0) groups.delete(child.pid);
		return {
			error,
			endSec
		};
	});
	return {
		end: ender.end,
		ended: collect(child, control, command, exited, ender)
	};
}
async function collect(child, control, command, exited, ender) {
	const stdout = makeOutput(command.keepBytes ?? KEEP_BYTES$1, command.onOutput);
	const stderr = makeOutput(command.keepBytes ?? KEEP_BYTES$1, command.onOutput);
	child.stdout?.on("data", (chunk) => stdout.add(chunk));
	child.stderr?.on("data", (chunk) => stderr.add(chunk));
	let said = "";
	control?.on("error", () => {});
	control?.on("data", (chunk) => {
		said += chunk;
	});
	control?.write(encodeRequest(command));
	const closed = new Promise((resolve) => child.once("close", () => resolve()));
	const { error, endSec } = await exited;
	if (error === null) await drain(child, closed);
	return {
		error,
		code: child.exitCode,
		signal: child.signalCode,
		why: ender.why,
		reply: readReply(said),
		endSec,
		stdout: stdout.end(),
		stderr: stderr.end()
	};
}
/** Reads pipes to their end, or until nothing comes: a process that left the group holds them. */
async function drain(child, closed) {
	let giveUp = () => {};
	const silent = new Promise((resolve) => {
		giveUp = resolve;
	});
	const timer = setTimeout(giveUp, DRAIN_SEC * 1e3);
	for (const stream of child.stdio) stream?.on("data", () => timer.refresh());
	await Promise.race([closed, silent]);
	clearTimeout(timer);
	for (const stream of child.stdio) stream?.destroy();
}
/** SIGTERM to the group, a grace, then the launcher kills and reaps the tree, or we the group. */
function makeEnder(child, control) {
	let why = null;
	let isDone = false;
	let timer;
	const force = () => {
		clearTimeout(timer);
		if (control === null) return signalGroup(child.pid, "SIGKILL");
		control.end();
		timer = setTimeout(() => signalGroup(child.pid, "SIGKILL"), REAP_SEC * 1e3);
	};
	return {
		get why() {
			return why;
		},
		end(asked) {
			if (isDone) return;
			if (why !== null) return force();
			why = asked;
			signalGroup(child.pid, "SIGTERM");
			timer = setTimeout(force, GRACE_SEC * 1e3);
		},
		done() {
			isDone = true;
			clearTimeout(timer);
		}
	};
}
function signalGroup(group, signal) {
	if (group === void 0) return;
	try {
		process.kill(-group, signal);
	} catch {}
}
// src/host/pollution.ts
/** What the machine did to a trial: counters of /proc before and after it. */
/** Ticks a second in /proc/stat: USER_HZ, 100 on every architecture Node runs on. */
const TICKS_PER_SEC = 100;
/** Fewer ticks than this cannot carry a percentage: one of them is 10 ms. */
const FEWEST_TICKS = 20;
/** Clocks of this many CPUs are read, so that a large machine costs no more than a small one. */
const MOST_CLOCKS = 32;
let folders = null;
function readSnapshot(atSec) {
	folders ??= cpuCgroups();
	const pressure = (name) => from(`/proc/pressure/${name}`, parsePressureUs);
	return {
		atSec,
		ticks: from("/proc/stat", parseCpuTicks),
		pressureUs: {
			cpu: pressure("cpu"),
			io: pressure("io"),
			memory: pressure("memory")
		},
		throttledSec: sum(folders.map((folder) => from(`${folder}/cpu.stat`, parseThrottledSec))),
		frequencyHz: readFrequencyHz()
	};
}
function from(path, parse) {
	const text = readText(path);
	return text === null ? null : parse(text);
}
function sum(values) {
	const known = values.filter((value) => value !== null);
	return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}
/** The fastest clock at this moment: right after a trial that is of a CPU that worked. */
function readFrequencyHz() {
	let fastest = null;
	for (let cpu = 0; cpu < Math.min(availableParallelism(), MOST_CLOCKS); cpu++) {
		const khz = readText(`/sys/devices/system/cpu/cpu${cpu}/cpufreq/scaling_cur_freq`);
		if (khz === null) return fastest;
		fastest = Math.max(fastest ?? 0, Number(khz) * 1e3);
	}
	return fastest;
}
/**
* The difference of two snapshots around a trial. Shares of CPU are null for a trial so short
* that the kernel's ticks cannot tell, and coarse for one much shorter than a second. Pressure is
* of the whole machine: a trial with more threads than CPUs makes some itself, in both arms alike.
*/
function pollutionBetween(before, after, usage) {
	const elapsedSec = after.atSec - before.atSec;
	const ticks = difference(before.ticks, after.ticks);
	const pressurePct = (name) => share(minus(after.pressureUs[name], before.pressureUs[name]), elapsedSec * 1e6);
	const ownTicks = usage && (usage.userSec + usage.systemSec) * TICKS_PER_SEC;
	const foreign = ticks && ownTicks !== null ? Math.max(0, ticks.busy - ownTicks) : null;
	return {
		stealPct: share(ticks?.steal ?? null, ticks?.total ?? 0),
		foreignCpuPct: share(foreign, ticks?.total ?? 0),
		cpuPressurePct: pressurePct("cpu"),
		ioPressurePct: pressurePct("io"),
		memoryPressurePct: pressurePct("memory"),
		throttledSec: minus(after.throttledSec, before.throttledSec),
		frequencyHz: after.frequencyHz
	};
}
function difference(before, after) {
	if (!before || !after || after.total - before.total < FEWEST_TICKS) return null;
	return {
		total: after.total - before.total,
		busy: after.busy - before.busy,
		steal: after.steal - before.steal
	};
}
function minus(after, before) {
	return after === null || before === null ? null : Math.max(0, after - before);
}
/** Percent, at most 100; null of nothing. */
function share(part, whole) {
	return part === null || whole <= 0 ? null : Math.min(100, 100 * part / whole);
}
// src/host/exec.ts
/** Executes programs and says how they ended, in the terms of the Host. */
function makeExec(parts) {
	const running = /* @__PURE__ */ new Set();
	let stopping = false;
	let launcher = null;
	const exec = {
		get stopping() {
			return stopping;
		},
		async run(command) {
			if (command.measure) launcher ??= parts.findLauncher(exec);
			const found = command.measure ? await launcher : null;
			if (stopping && !command.cleanUp) return {
				...notRun(parts.clock),
				stopped: true
			};
			return execute(command, found, parts.clock, running);
		},
		/** A second call does not wait out the grace. */
		async stopAll() {
			stopping = true;
			for (const child of running) child.end("stopped");
			await Promise.all([...running].map((child) => child.ended));
		}
	};
	return exec;
}
function notRun(clock) {
	return {
		code: null,
		signal: null,
		timedOut: false,
		stopped: false,
		notStarted: null,
		stdout: "",
		stderr: "",
		cutBytes: {
			stdout: 0,
			stderr: 0
		},
		startedAt: clock.timestamp(),
		wallSec: 0,
		usage: null,
		pollution: null
	};
}
async function execute(command, launcher, clock, running) {
	const blank = notRun(clock);
	const invalid = unfitText(command);
	if (invalid !== null) return {
		...blank,
		notStarted: invalid
	};
	const before = command.measure ? readSnapshot(clock.nowSec()) : null;
	let after = null;
	const startSec = clock.nowSec();
	let child;
	try {
		child = startChild(command, launcher, clock, () => {
			if (before) after = readSnapshot(clock.nowSec());
		});
	} catch (error) {
		const code = error.code ?? "";
		return {
			...blank,
			notStarted: reason(code, error.message, command)
		};
	}
	running.add(child);
	const end = await child.ended;
	running.delete(child);
	const failure = startFailure(end, command);
	if (failure !== null) return {
		...blank,
		notStarted: failure
	};
	const usage = end.reply?.account?.usage ?? null;
	return {
		...blank,
		...ending(end),
		stdout: end.stdout.text,
		stderr: end.stderr.text,
		cutBytes: {
			stdout: end.stdout.cutBytes,
			stderr: end.stderr.cutBytes
		},
		wallSec: end.reply?.account?.wallSec ?? end.endSec - startSec,
		usage,
		pollution: pollution$1(before, after, usage)
	};
}
function pollution$1(before, after, usage) {
	return before && after ? pollutionBetween(before, after, usage) : null;
}
function ending(end) {
	const account = end.reply?.account;
	const bySignal = account ? account.signal !== 0 : end.signal !== null;
	return {
		code: bySignal ? null : account?.code ?? end.code,
		signal: bySignal ? account ? signalName(account.signal) : end.signal : null,
		timedOut: end.why === "timedOut",
		stopped: end.why === "stopped"
	};
}
function startFailure(end, command) {
	if (end.error) return reason(end.error.code ?? "", end.error.message, command);
	if (end.reply && end.reply.errno !== 0) return reason(errorName(end.reply.errno), "", command);
	return null;
}
/** What argv and an environment cannot carry. */
function unfitText({ argv, env }) {
	if (argv.some((text) => text.includes("\0"))) return "EINVAL: an argument holds a NUL character";
	const unfit = Object.entries(env).find(([name, value]) => name === "" || /[=\0]/.test(name) || value.includes("\0"));
	return unfit ? `EINVAL: ${JSON.stringify(unfit[0])} cannot be an environment variable` : null;
}
/** Why a program could not be started: the system's code, then what that means here. */
function reason(code, message, { argv, cwd, env }) {
	const program = argv[0];
	if (!isFolder(cwd)) return `${code || "ENOENT"}: the folder ${cwd} does not exist`;
	if (code === "ENOENT" && !program.includes("/")) return `ENOENT: there is no program ${program} in PATH (${env.PATH ?? "not set"})`;
	if (code === "ENOENT" && exists$1(program)) return `ENOENT: ${program} is there, but the interpreter or loader that it names is not`;
	const meaning = {
		ENOENT: `there is no file ${program}`,
		EACCES: `${program} is not executable, or lies on a file system mounted noexec`,
		E2BIG: `arguments and environment of ${program} are longer than the system allows`,
		ENOEXEC: `${program} is no program of this system, and names no interpreter`,
		EAGAIN: "the system has no more processes for this user",
		ENOMEM: "the system has no more memory"
	}[code];
	return `${code || "error"}: ${meaning ?? (message || `cannot start ${program}`)}`;
}
function isFolder(path) {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function exists$1(path) {
	try {
		accessSync(path, constants$1.F_OK);
		return true;
	} catch {
		return false;
	}
}
// src/host/scratch.ts
/** Temporary folders that outlive only a kill, and only until the next run. */
/** Beside the folder, so that what is in the folder is its user's alone. */
const OWNER = ".owner";
/** Process ids mean something only inside one namespace: a container must not judge another's. */
const me = () => `${process.pid} ${namespace()}`;
function namespace() {
	try {
		return readlinkSync("/proc/self/ns/pid");
	} catch {
		return "unknown";
	}
}
function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
/** A new folder, marked as ours; folders of the same prefix whose owner is dead are removed. */
async function makeScratch(parent, prefix) {
	await removeOrphans(parent, prefix);
	const folder = await realpath(await mkdtemp(join(parent, prefix)));
	await writeFile(`${folder}${OWNER}`, me());
	return folder;
}
async function removeOrphans(parent, prefix) {
	const names = await readdir(parent).catch(() => []);
	for (const name of names) {
		if (!name.startsWith(prefix) || !name.endsWith(OWNER)) continue;
		const path = join(parent, name);
		const [pid = "", space = ""] = (await readFile(path, "utf8").catch(() => "")).split(" ");
		if (!/^\d+$/.test(pid) || space !== namespace() || isAlive(Number(pid))) continue;
		await rm(path.slice(0, -6), {
			recursive: true,
			force: true
		}).catch(() => {});
		await rm(path, { force: true }).catch(() => {});
	}
}
// src/host/files.ts
/** Files, by absolute path; what the disk refuses becomes a HostError that says what to do. */
/** `temporary`: the folder in which temporary folders are made. */
function makeFiles(temporary) {
	return {
		read: (path) => named(path, () => readFile(path, "utf8").catch(nullIfMissing)),
		write: (path, text) => named(path, () => replace(path, text)),
		append: (path, text) => named(path, () => flush(path, "a", text)),
		exists: async (path) => await stat(path).catch(() => null) !== null,
		isFolder: async (path) => (await stat(path).catch(() => null))?.isDirectory() ?? false,
		list: (path) => named(path, async () => (await readdir(path)).sort()),
		makeFolder: (path) => named(path, async () => {
			await mkdir(path, { recursive: true });
		}),
		remove: (path) => named(path, () => rm(path, {
			recursive: true,
			force: true
		})),
		temporaryFolder: (prefix) => named(temporary, () => makeScratch(temporary, prefix)),
		sha256: (path) => named(path, async () => {
			const hash = createHash("sha256");
			await pipeline(createReadStream(path), hash);
			return hash.digest("hex");
		})
	};
}
/** Whole or not at all: a reader never sees half of it, not even after a kill. */
async function replace(path, text) {
	await mkdir(dirname(path), { recursive: true });
	const fresh = `${path}.${randomBytes(4).toString("hex")}.tmp`;
	try {
		await flush(fresh, "w", text);
		await rename(fresh, path);
	} catch (error) {
		await rm(fresh, { force: true });
		throw error;
	}
}
async function flush(path, flags, text) {
	const file = await open(path, flags);
	try {
		await file.writeFile(text);
		await file.sync();
	} finally {
		await file.close();
	}
}
function nullIfMissing(error) {
	if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
	throw error;
}
const NEXT = {
	ENOSPC: "The disk is full: free some space, or choose another folder with --out.",
	EDQUOT: "The disk quota is used up: free some space, or choose another folder with --out.",
	EROFS: "The file system is read-only: choose another folder with --out.",
	EACCES: "Give this user the permission, or choose another folder.",
	EPERM: "Give this user the permission, or choose another folder.",
	EMFILE: "Raise the limit of open files (ulimit -n).",
	ENOENT: "Check that the path exists."
};
async function named(path, work) {
	try {
		return await work();
	} catch (error) {
		const { code = "", message } = error;
		const next = NEXT[code] ?? "Check the path and the disk.";
		throw new HostError(`${path}: ${message}`, next, { cause: error });
	}
}
// src/host/git-trouble.ts
/** What went wrong with git, and what to do about it. */
const UNSHALLOW = "run `git fetch --unshallow origin`, or in a workflow give actions/checkout `fetch-depth: 0`";
const MOST_LISTED = 8;
/** Signs in git's stderr (LC_ALL=C), most telling first. */
const TROUBLES = [
	{
		sign: /dubious ownership/,
		message: (folder) => `git refuses the repository at ${folder}: another user owns it`,
		next: (folder) => `If you trust it: git config --global --add safe.directory ${folder} (in a container job, as a step before this one).`
	},
	{
		sign: /not a git repository/,
		message: (folder) => `${folder} is in no git repository`,
		next: () => "Run in a clone, or compare folders instead of refs."
	},
	{
		sign: /must be run in a work tree/,
		message: (folder) => `${folder} is a bare repository`,
		next: () => "Run in a clone that has its files checked out."
	},
	{
		sign: /No space left on device/,
		message: () => "the disk is full: git could not check the files out",
		next: () => "Free some space; every ref that is compared needs a checkout of its own."
	},
	{
		sign: /\.lock': File exists/,
		message: (folder) => `another git holds a lock in ${folder}`,
		next: () => "Wait for it; if none is running, delete the lock file that git names."
	},
	{
		sign: /git-lfs|smudge filter/,
		message: () => "git-lfs failed while the files were checked out",
		next: () => "Run `git lfs fetch --all` first, or `git lfs install --skip-smudge`."
	}
];
/** The error for a git that failed, was not there, took too long, or said too much. */
function gitTrouble(exit, args, folder) {
	const command = `git ${args.join(" ")}`;
	if (exit.notStarted !== null) {
		const missing = exit.notStarted.includes("no program git");
		return new HostError(missing ? "git is not installed, or not in PATH" : `git: ${exit.notStarted}`, missing ? "Install git 2.30 or newer." : "Check the path.");
	}
	if (exit.stopped) return new HostError(`stopped during \`${command}\``, "Run again.");
	if (exit.timedOut) return new HostError(`\`${command}\` took too long`, `Run it by hand in ${folder}.`);
	if (exit.cutBytes.stdout > 0) return new HostError(`\`${command}\` printed too much to read`, "Narrow what is asked for.");
	const known = TROUBLES.find((trouble) => trouble.sign.test(exit.stderr));
	if (known) return new HostError(known.message(folder), known.next(folder));
	const said = exit.stderr.trim().split("\n").slice(-5).join("\n");
	return new HostError(`\`${command}\` failed (exit ${exit.code ?? exit.signal}): ${said}`, `Run it by hand in ${folder}.`);
}
async function unknownRef(git, root, ref) {
	const what = `no branch, tag or commit ${JSON.stringify(ref)} in ${root}`;
	if (await isShallow(git, root)) return new HostError(`${what}; the clone is shallow, so most of the history is not in it`, `To have all of it, ${UNSHALLOW}.`);
	const known = await refNames(git, root);
	const near = nearest(ref, known);
	if (near !== null) return new HostError(what, `Did you mean ${JSON.stringify(near)}?`);
	const fetch = /^[\w./-]+$/.test(ref) ? `If the remote has it: git fetch origin ${ref}` : "";
	return new HostError(what, [known.length <= MOST_LISTED ? `Known: ${known.join(", ")}.` : "", fetch].filter((text) => text !== "").join(" "));
}
async function missingMergeBase(git, root, a, b) {
	if (await isShallow(git, root)) return new HostError(`no merge base of ${a} and ${b}: the clone is shallow and ends before it`, `To have all of the history, ${UNSHALLOW}.`);
	return new HostError(`no merge base of ${a} and ${b}: their histories are unrelated`, "Name the base yourself with --base.");
}
async function isShallow(git, root) {
	return (await git(root, ["rev-parse", "--is-shallow-repository"])).stdout.trim() === "true";
}
async function refNames(git, root) {
	return (await git(root, [
		"for-each-ref",
		"--format=%(refname:short)",
		"--count=2000",
		...[
			"refs/heads",
			"refs/tags",
			"refs/remotes"
		]
	])).stdout.split("\n").filter((name) => name !== "");
}
// src/host/git.ts
/** The git repository around a folder, through the git command. Needs git 2.30 or newer. */
/** User's configuration, network for clones that fetch on demand; nothing that redirects git. */
const PASSED = [[
	"PATH",
	"HOME",
	"XDG_CONFIG_HOME",
	"TMPDIR",
	"SSH_AUTH_SOCK",
	"SUDO_UID",
	"SSL_CERT_FILE"
], [
	"https_proxy",
	"HTTPS_PROXY",
	"http_proxy",
	"HTTP_PROXY",
	"no_proxy",
	"NO_PROXY"
]].flat();
/** No hook and no file system monitor of the repository runs; no question is asked. */
const SAFE = [
	"-c",
	"core.hooksPath=/dev/null",
	"-c",
	"core.fsmonitor=false"
];
const QUIET = {
	GIT_TERMINAL_PROMPT: "0",
	GIT_OPTIONAL_LOCKS: "0",
	LC_ALL: "C"
};
const KEEP_BYTES = 67108864;
const LIMIT_SEC = 120;
const CHECKOUT_LIMIT_SEC = 1800;
const MOST_DIRTY = 20;
const SHA = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
function makeGit(parts) {
	const git = makeRunGit(parts);
	const noted = /* @__PURE__ */ new Set();
	const note = (text) => {
		if (!noted.has(text)) parts.note(text);
		noted.add(text);
	};
	return {
		root: (folder) => findRoot(git, folder),
		resolve: (root, ref) => resolve$1(git, root, ref, note),
		mergeBase: (root, a, b) => mergeBase(git, root, a, b, note),
		defaultBranch: (root) => defaultBranch(git, root),
		dirty: (root) => dirty(git, root),
		addWorktree: (root, sha, folder) => addWorktree(git, root, sha, folder, note),
		removeWorktree: (root, folder) => removeWorktree(git, root, folder),
		grep: (root, sha, expression, pathspec) => grep(git, root, sha, expression, pathspec),
		show: (root, sha, path) => show(git, root, sha, path)
	};
}
function makeRunGit({ exec, env: toolEnv }) {
	const env = { ...QUIET };
	for (const name of PASSED) {
		const value = toolEnv[name];
		if (value !== void 0) env[name] = value;
	}
	return async (folder, args, limitSec = LIMIT_SEC) => {
		const argv = [
			"git",
			...SAFE,
			...args
		];
		const cleanUp = args[0] === "worktree" && args[1] !== "add";
		const command = {
			argv,
			cwd: folder,
			env,
			limitSec,
			keepBytes: KEEP_BYTES,
			cleanUp
		};
		const exit = await exec.run(command);
		if (exit.notStarted !== null || exit.stopped || exit.timedOut || exit.cutBytes.stdout > 0) throw gitTrouble(exit, args, folder);
		return exit;
	};
}
/** stdout of a git that must succeed. */
async function must(git, folder, args, limitSec) {
	const exit = await git(folder, args, limitSec);
	if (exit.code !== 0) throw gitTrouble(exit, args, folder);
	return exit.stdout;
}
async function findRoot(git, folder) {
	const args = ["rev-parse", "--show-toplevel"];
	const exit = await git(folder, args);
	if (exit.code === 0) return exit.stdout.replace(/\n$/, "");
	if (exit.stderr.includes("not a git repository")) return null;
	throw gitTrouble(exit, args, folder);
}
/** The commit that a name means; null when there is none. */
async function commitOf(git, root, name) {
	const args = [
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${name}^{commit}`
	];
	const exit = await git(root, args);
	if (exit.code === 0) return exit.stdout.trim();
	if (exit.code === 1 || /Needed a single revision/.test(exit.stderr)) return null;
	throw gitTrouble(exit, args, root);
}
/**
* A branch that only the remote has is found under its plain name as well: a checkout in CI has
* no local branches but its own.
*/
async function resolve$1(git, root, ref, note) {
	if (ref.startsWith("-") || !/^[^\0\s]+$/.test(ref)) throw new HostError(`${JSON.stringify(ref)} is not a ref`, "Name a branch, a tag or a commit; it has no spaces and does not begin with \"-\".");
	const local = await commitOf(git, root, ref);
	if (local !== null) return local;
	const remote = SHA.test(ref) ? null : await commitOf(git, root, `refs/remotes/origin/${ref}`);
	if (remote === null) throw await unknownRef(git, root, ref);
	note(`there is no local branch ${ref}: origin/${ref} is taken`);
	return remote;
}
async function mergeBase(git, root, a, b, note) {
	const args = ["merge-base", ...[await resolve$1(git, root, a, note), await resolve$1(git, root, b, note)]];
	const exit = await git(root, args);
	if (exit.code === 0) return exit.stdout.trim();
	if (exit.code === 1) throw await missingMergeBase(git, root, a, b);
	throw gitTrouble(exit, args, root);
}
async function defaultBranch(git, root) {
	const exit = await git(root, [
		"symbolic-ref",
		"--quiet",
		"--short",
		"refs/remotes/origin/HEAD"
	]);
	const head = exit.code === 0 ? [`refs/remotes/${exit.stdout.trim()}`] : [];
	const usual = ["refs/remotes/origin/main", "refs/remotes/origin/master"];
	for (const ref of [
		...head,
		...usual,
		"refs/heads/main",
		"refs/heads/master"
	]) if (await commitOf(git, root, ref)) return ref.replace(/^refs\/(remotes|heads)\//, "");
	return null;
}
/** Entries `XY path NUL`; a rename (R) or copy (C) is followed by its old path. */
async function dirty(git, root) {
	const entries = (await must(git, root, [
		"status",
		"--porcelain=v1",
		"-z"
	])).split("\0");
	const paths = [];
	for (let i = 0; i < entries.length && paths.length < MOST_DIRTY; i++) {
		const entry = entries[i];
		if (entry === "") continue;
		paths.push(entry.slice(3));
		if (/^(R|C|.R|.C)/.test(entry)) i++;
	}
	return paths;
}
/** What a killed run left in the folder or in git's list of worktrees is removed first. */
async function addWorktree(git, root, sha, folder, note) {
	checkSha(sha);
	await removeWorktree(git, root, folder);
	await must(git, root, [
		"worktree",
		"add",
		"--detach",
		"--force",
		"--force",
		"--",
		folder,
		sha
	], CHECKOUT_LIMIT_SEC);
	await noteLeftOut(git, folder, sha, note);
}
async function removeWorktree(git, root, folder) {
	await git(root, [
		"worktree",
		"remove",
		"--force",
		"--force",
		"--",
		folder
	]);
	await rm(folder, {
		recursive: true,
		force: true
	});
	await must(git, root, ["worktree", "prune"]);
}
/** Parts of the tree that a checkout does not bring: submodules, LFS files without git-lfs. */
async function noteLeftOut(git, folder, sha, note) {
	if (await exists(join(folder, ".gitmodules"))) note("the repository has submodules; they are empty in the folders that are built");
	if ((await grep(git, folder, sha, "filter=lfs", ":(glob)**/.gitattributes")).length === 0) return;
	const left = await git(folder, [
		"grep",
		"--name-only",
		"-I",
		"-z",
		"-E",
		"-e",
		"^version https://git-lfs\\.github\\.com/spec/v1"
	]);
	const path = left.stdout.split("\0")[0];
	if (left.code === 0 && path) note(`files of Git LFS are pointers in the folders that are built (${path}): install git-lfs`);
}
async function grep(git, root, sha, expression, pathspec) {
	checkSha(sha);
	const args = [
		"grep",
		...[
			"--no-color",
			"--no-line-number",
			"--no-column",
			"--full-name",
			"-I",
			"-z"
		],
		"-E",
		"-e",
		expression,
		sha,
		"--",
		pathspec
	];
	const exit = await git(root, args);
	if (exit.code === 1 && exit.stderr === "") return [];
	if (exit.code !== 0) throw gitTrouble(exit, args, root);
	return exit.stdout.split("\n").flatMap((hit) => {
		const [path, line] = hit.split("\0");
		return path && line !== void 0 ? [{
			path: path.slice(sha.length + 1),
			line
		}] : [];
	});
}
/** Text of a regular file; null when the commit has none of that name. */
async function show(git, root, sha, path) {
	checkSha(sha);
	const listed = await must(git, root, [
		"ls-tree",
		"-z",
		"--full-tree",
		sha,
		"--",
		path
	]);
	const blob = /^100\d+ blob (\w+)\t(.*)\0$/s.exec(listed);
	return blob?.[2] === path ? must(git, root, [
		"cat-file",
		"blob",
		blob[1]
	]) : null;
}
function checkSha(sha) {
	if (!SHA.test(sha)) throw new Error(`not a full commit id: ${JSON.stringify(sha)}`);
}
async function exists(path) {
	return access(path).then(() => true, () => false);
}
// src/host/node.ts
/** The Host that is the machine itself. */
function makeHost({ cwd, tell, env }) {
	const note = (text) => tell({
		kind: "note",
		text
	});
	const exec = makeExec({
		clock: clock$1,
		findLauncher: (plain) => findLauncher(plain, env, note)
	});
	return {
		exec,
		files: makeFiles(env.RUNNER_TEMP || tmpdir()),
		git: makeGit({
			exec,
			env,
			note
		}),
		clock: clock$1,
		platform: process.platform,
		cores: countCores(),
		env,
		cwd,
		environment: async () => readEnvironment(),
		tell,
		freshSeed: () => randomBytes(8).toString("hex")
	};
}
// src/host/tell.ts
const clock = (sec) => {
	const whole = Math.max(0, Math.round(sec));
	const parts = [
		Math.floor(whole / 3600),
		Math.floor(whole / 60) % 60,
		whole % 60
	];
	return (parts[0] === 0 ? parts.slice(1) : parts).map((part, index) => index === 0 ? `${part}` : `${part}`.padStart(2, "0")).join(":");
};
const PHASES = {
	sources: "Finding sources",
	build: "Building",
	probe: "Probing benchmarks",
	measure: "Measuring",
	report: "Reporting"
};
function roundLine(at) {
	const left = at.leftSec === null ? "" : `, at most ${clock(at.leftSec)} left`;
	const decided = at.decided === 0 ? "" : `, ${at.decided} rows decided`;
	const estimate = at.estimate === null ? "" : `; ${at.estimate}`;
	return `${`round ${at.round}/${at.rounds}, ${clock(at.elapsedSec)} elapsed`}${left}${decided}${estimate}`;
}
/** A terminal: one line that is rewritten; what stays are phases and notes. */
function tellTerminal(out, columns) {
	let round = "";
	const show = (text) => out.write(`\r\x1b[K${text.slice(0, Math.max(20, columns() - 1))}`);
	const keep = (text) => out.write(`\r\x1b[K${text}\n`);
	return (progress) => {
		switch (progress.kind) {
			case "phase":
				if (progress.name === "probe" && progress.detail !== "") show(`  ${progress.detail}`);
				else keep(`${PHASES[progress.name]}${progress.detail && `: ${progress.detail}`}`);
				break;
			case "built":
				show(`  ${progress.arm} ${progress.unit} (${progress.buildSec.toFixed(1)} s)`);
				break;
			case "trial":
				show(`${round === "" ? "round 1" : round} | ${progress.arm} ${progress.target}`);
				break;
			case "round":
				round = roundLine(progress);
				show(round);
				break;
			case "note": keep(progress.text);
		}
	};
}
/** A log: a line a round and a phase; with `grouped`, GitHub folds each phase. */
function tellLog(out, grouped) {
	let open = false;
	return (progress) => {
		switch (progress.kind) {
			case "phase": {
				if (progress.name === "probe" && progress.detail !== "") break;
				const title = `${PHASES[progress.name]}${progress.detail && `: ${progress.detail}`}`;
				if (open) out.write("::endgroup::\n");
				open = grouped && progress.name !== "report";
				out.write(open ? `::group::${title}\n` : `${title}\n`);
				break;
			}
			case "built":
				out.write(`built ${progress.arm} ${progress.unit} in ${progress.buildSec.toFixed(1)} s\n`);
				break;
			case "round":
				out.write(`${roundLine(progress)}\n`);
				break;
			case "trial":
				if (progress.status !== "ok") out.write(`${progress.status}: ${progress.target} on ${progress.arm}\n`);
				break;
			case "note": out.write(`${progress.text}\n`);
		}
	};
}
const tellNothing = () => {};
/** The teller that suits where the text goes: nothing, a terminal, a log, GitHub's log. */
function tellerOf(to, quiet) {
	if (quiet) return tellNothing;
	if (to.isTerminal) return tellTerminal({ write: to.err }, to.columns);
	return tellLog({ write: to.err }, to.env.GITHUB_ACTIONS === "true");
}
// src/core/formats/benchfmt.ts
/** The configuration that says where results are from. Others would split benchstat's tables. */
const CONFIGURATION = [
	"goos",
	"goarch",
	"pkg",
	"cpu"
];
/** One field of a line: visible, without white space. */
function word(text) {
	return clean(text, 500).replaceAll(" ", "_");
}
/** `bench-head-greentea.txt`; a number is added where two arms would have the same file. */
function fileNames(arms) {
	const used = /* @__PURE__ */ new Set();
	return arms.map((arm) => {
		const safe = arm.replace(/[^A-Za-z0-9._-]+/g, "-").slice(0, 100);
		const name = [safe, ...arms.map((_, i) => `${safe}-${i + 2}`)].find((candidate) => !used.has(candidate.toLowerCase()));
		used.add(name.toLowerCase());
		return `bench-${name}.txt`;
	});
}
/** The last attempt of each round and target of the arm, in the order of rounds and of the plan. */
function trialsOf(report, arm) {
	const place = new Map(report.plan.targets.map((target, i) => [target.id, i]));
	const last = /* @__PURE__ */ new Map();
	for (const record of report.records ?? []) {
		const { round, target, attempt } = record.trial;
		const key = JSON.stringify([round, target]);
		const before = last.get(key);
		if (record.trial.arm !== arm) continue;
		if (!before || before.trial.attempt <= attempt) last.set(key, record);
	}
	return [...last.values()].sort((a, b) => a.trial.round - b.trial.round || (place.get(a.trial.target) ?? 0) - (place.get(b.trial.target) ?? 0));
}
/**
* One result for all lines of one benchmark in one process: they are one number to a test, the
* median by unit over all iterations. A single line keeps its numbers as they were printed.
*/
function summarise(lines) {
	const [first] = lines;
	if (lines.length === 1) return first;
	const all = lines.flatMap((line) => line.values);
	const values = first.values.map(({ unit }) => {
		const value = median(all.filter((other) => other.unit === unit).map((other) => other.value));
		return {
			unit,
			value,
			text: String(value)
		};
	});
	return {
		...first,
		iterations: lines.reduce((sum, line) => sum + line.iterations, 0),
		values
	};
}
function resultsOf(record) {
	const { results } = readBenchText(record.outputs.stdout ?? "").value;
	const sound = results.map((result) => ({
		...result,
		values: result.values.filter((v) => Number.isFinite(v.value))
	})).filter((result) => result.iterations > 0 && result.values.length > 0);
	const key = (result) => JSON.stringify([result.config.pkg, result.name]);
	return [...Map.groupBy(sound, key).values()].map(summarise);
}
function resultLine({ name, iterations, values }) {
	const cells = values.map(({ text, unit }) => `${text} ${word(unit)}`);
	return [
		`Benchmark${word(name)}`,
		iterations,
		...cells
	].join("	");
}
/** Configuration lines that take `before` to `after`; an empty value takes a key away. */
function configLines(before, after) {
	return CONFIGURATION.filter((key) => (before[key] ?? "") !== (after[key] ?? "")).map((key) => `${key}: ${after[key] ?? ""}`.trimEnd());
}
function cleanConfig(config) {
	return Object.fromEntries(CONFIGURATION.map((key) => [key, clean(config[key] ?? "", 200)]));
}
function trialLines(report, arm) {
	const lines = [];
	let config = {};
	let round = -1;
	for (const record of trialsOf(report, arm)) {
		if (record.trial.round !== round) lines.push(`# round ${record.trial.round + 1}`);
		round = record.trial.round;
		const target = clean(record.trial.target, 200);
		const results = record.status === "ok" ? resultsOf(record) : [];
		if (results.length === 0) lines.push(`# no result of ${target}: ${record.status}`);
		for (const result of results) {
			const next = cleanConfig(result.config);
			lines.push(...configLines(config, next), resultLine(result));
			config = next;
		}
	}
	return lines;
}
/** Directions of custom metrics, which benchstat cannot know. */
function unitLines(report) {
	const lines = report.comparisons.filter(({ metric }) => metricFor(metric).inferred).map(({ metric, better }) => `Unit ${word(metric)} better=${better}`);
	return [...new Set(lines)].sort();
}
function render(report) {
	const arms = report.plan.arms.map((arm) => arm.id);
	const names = fileNames(arms);
	return arms.map((arm, i) => {
		const lines = trialLines(report, arm);
		const missing = report.records === null ? ["# The raw records are not in this report, so there is nothing to print."] : lines.some((line) => line.startsWith("Benchmark")) ? [] : ["# No trial of this arm printed Go benchmark lines."];
		const text = [
			`# Arm ${clean(arm, 200)} of a gcbench report of ${clean(report.createdAt, 40)}.`,
			"# One line per round and benchmark: the median of what one process printed. Rounds are pairs",
			"# of arms; programs that do not know that, like benchstat, see more noise than there is.",
			...missing,
			...unitLines(report),
			...lines
		];
		return {
			name: names[i],
			text: `${text.join("\n")}\n`
		};
	});
}
const benchfmt = {
	id: "benchfmt",
	about: "Go benchmark text, one file per arm, for benchstat and its like.",
	render
};
// src/core/plan-schema.ts
/** Bounds for values that cross a wall, and the schema of the Plan inside a Report. */
const short = string().max(300);
const name = string().max(2e3);
const long = string().max(2e4);
const hash = string().regex(/^[0-9a-f]{64}$/, "not a SHA-256 in hex");
const commit = string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/, "not a full commit hash");
const count = int().min(0).max(1e9);
const amount = number$1().min(0);
const fraction = number$1().min(0).max(1);
const better = _enum(["lower", "higher"]);
const side = _enum(["base", "head"]);
const few = (item) => array(item).max(1e3);
const many = (item) => array(item).max(2e5);
const record = (value) => record$1(short, value).refine((found) => Object.keys(found).length <= 1e3, "too many keys");
/** A workload's own settings: any JSON, bounded in depth and size. */
const setting = unknown().refine((value) => isSmallJson(value, 6), "too deep or too large");
function isSmallJson(value, depth) {
	if (typeof value === "string") return value.length <= 2e4;
	if (typeof value === "number") return Number.isFinite(value);
	if (value === null || typeof value === "boolean") return true;
	if (typeof value !== "object" || depth === 0) return false;
	const entries = Object.entries(value);
	return entries.length <= 1e3 && entries.every(([, inner]) => isSmallJson(inner, depth - 1));
}
const source = discriminatedUnion("kind", [strictObject({
	kind: literal("ref"),
	ref: name
}), strictObject({
	kind: literal("folder"),
	path: name
})]);
const variant = strictObject({
	name: short,
	buildEnv: record(long),
	runEnv: record(long),
	toolchain: short.nullable(),
	buildFlags: few(long),
	args: few(long)
});
const contrastAsk = discriminatedUnion("kind", [
	strictObject({ kind: literal("refs") }),
	strictObject({
		kind: literal("variants"),
		base: short,
		head: short,
		ref: side
	}),
	strictObject({
		kind: literal("benchmarks"),
		base: name,
		head: name,
		ref: side
	}),
	strictObject({
		kind: literal("interaction"),
		base: short,
		head: short
	})
]);
const metricRule = strictObject({
	better: better.nullable(),
	marginPct: union([
		amount,
		literal("noise"),
		_null()
	]),
	gates: boolean().nullable(),
	marginPctByBenchmark: record(amount)
});
const consequence = _enum([
	"pass",
	"fail",
	"ask"
]);
const suite = strictObject({
	name: short,
	workload: object({ kind: short }).catchall(setting),
	base: source.nullable(),
	head: source.nullable(),
	variants: few(variant),
	contrasts: few(contrastAsk),
	metrics: record(metricRule),
	rounds: strictObject({
		min: count,
		max: count
	}),
	until: _enum(["decided", "rounds"]),
	budgetSec: amount,
	trialLimitSec: amount,
	seed: short.nullable(),
	runIdentical: boolean(),
	warmUp: boolean(),
	layoutRounds: count,
	gate: strictObject({
		mode: _enum(["enforce", "advisory"]),
		inconclusive: consequence,
		failed: consequence,
		strict: few(name)
	})
});
const resolvedSource = strictObject({
	asked: name,
	kind: _enum(["ref", "folder"]),
	sha: commit.nullable(),
	path: name.nullable(),
	mergeBaseOf: tuple([name, name]).nullable()
});
const contrast = discriminatedUnion("kind", [
	strictObject({
		id: name,
		kind: _enum(["refs", "variants"]),
		base: name,
		head: name
	}),
	strictObject({
		id: name,
		kind: literal("benchmarks"),
		arm: name,
		base: name,
		head: name
	}),
	strictObject({
		id: name,
		kind: literal("interaction"),
		base: name,
		head: name
	})
]);
const planSchema = strictObject({
	schemaVersion: literal(1),
	suite,
	sources: strictObject({
		base: resolvedSource.nullable(),
		head: resolvedSource.nullable()
	}),
	arms: few(strictObject({
		id: name,
		side,
		variant: short
	})),
	targets: many(strictObject({
		id: name,
		unit: name,
		block: name,
		arms: few(name),
		settings: record$1(short, setting),
		expectedSec: amount.nullable()
	})),
	contrasts: few(contrast),
	unchanged: many(strictObject({
		contrast: name,
		unit: name,
		sha256: hash,
		benchmarks: few(name)
	})),
	seed: short,
	alpha: fraction,
	looks: few(strictObject({
		rounds: count,
		weight: fraction
	})),
	shard: strictObject({
		index: count,
		count
	}).nullable(),
	machines: many(name).nullable()
});
// src/core/report-schema.ts
/**
* The wall that a Report passes when it comes from elsewhere: strict, bounded, finite. A report
* is read in a job that may write to GitHub while the code that was measured could have written
* the file, so nothing in it is believed but its shape.
*/
/** Longest text that is parsed at all, in UTF-16 units. */
const REPORT_TEXT_CAP = 268435456;
const output = string().max(16e6);
const instant = datetime();
const problem = strictObject({
	code: short,
	message: long,
	where: name.exactOptional(),
	next: long.exactOptional()
});
const usage = strictObject({
	userSec: amount,
	systemSec: amount,
	maxRssBytes: amount,
	minorFaults: amount,
	majorFaults: amount,
	voluntarySwitches: amount,
	involuntarySwitches: amount
});
const pollution = strictObject({
	stealPct: amount.nullable(),
	foreignCpuPct: amount.nullable(),
	cpuPressurePct: amount.nullable(),
	ioPressurePct: amount.nullable(),
	memoryPressurePct: amount.nullable(),
	throttledSec: amount.nullable(),
	frequencyHz: amount.nullable()
});
const trialRecord = strictObject({
	trial: strictObject({
		round: count,
		position: count,
		target: name,
		arm: name,
		attempt: count
	}),
	status: _enum([
		"ok",
		"failed",
		"timeout",
		"stopped",
		"not-run",
		"oom"
	]),
	exitCode: int().nullable(),
	signal: short.nullable(),
	startedAt: instant,
	wallSec: amount,
	usage: usage.nullable(),
	pollution: pollution.nullable(),
	sha256: hash.nullable(),
	layoutSeed: int().nullable(),
	outputs: record(output),
	cutBytes: record(amount),
	problem: problem.nullable()
});
const estimate = discriminatedUnion("kind", [
	strictObject({
		kind: _enum(["ratio", "difference"]),
		n: count,
		point: number$1(),
		low: number$1(),
		high: number$1(),
		level: fraction,
		p: fraction,
		detectable: number$1()
	}),
	strictObject({
		kind: literal("exact"),
		n: count,
		base: number$1(),
		head: number$1()
	}),
	strictObject({
		kind: literal("none"),
		n: count,
		why: long
	})
]);
const verdict = discriminatedUnion("word", [
	strictObject({
		word: _enum(["regressed", "improved"]),
		reason: _enum(["shift", "exact"]),
		certain: boolean()
	}),
	strictObject({
		word: literal("equivalent"),
		reason: _enum([
			"inside-margin",
			"identical-binary",
			"exact-equal",
			"all-zero"
		])
	}),
	strictObject({
		word: literal("inconclusive"),
		reason: _enum([
			"no-decision",
			"too-few-rounds",
			"below-resolution",
			"machines-disagree"
		]),
		roundsNeeded: count.nullable()
	}),
	strictObject({
		word: literal("withheld"),
		reason: literal("control-moved"),
		control: name
	}),
	strictObject({
		word: literal("failed"),
		reason: _enum([
			"lost-pairs",
			"lopsided-losses",
			"no-data",
			"out-of-memory"
		]),
		detail: long
	})
]);
const explanation = strictObject({
	test: short,
	looksTaken: few(count),
	pSequential: fraction.nullable(),
	pAdjusted: fraction.nullable(),
	family: name,
	lostPairs: count,
	reruns: count,
	resolutionPct: amount.nullable(),
	layout: _enum(["fresh", "single"]),
	secondRunEffect: number$1().nullable(),
	machines: few(strictObject({
		machine: name,
		n: count,
		point: number$1()
	}))
});
const comparison = strictObject({
	contrast: name,
	benchmark: name,
	metric: name,
	unit: short,
	better,
	marginPct: amount,
	role: _enum([
		"gating",
		"informational",
		"control",
		"geomean"
	]),
	baseValue: number$1().nullable(),
	headValue: number$1().nullable(),
	estimate,
	verdict,
	explanation,
	problems: few(problem)
});
const environment = strictObject({
	os: short,
	kernel: name,
	cpuModel: short,
	cores: count,
	memoryBytes: amount,
	hugePages: short.nullable(),
	governor: short.nullable(),
	virtualised: short.nullable(),
	turbo: short.nullable(),
	numaNodes: count.nullable(),
	machineId: short
});
const reportSchema = strictObject({
	schemaVersion: literal(1),
	tool: strictObject({
		name: literal("gcbench"),
		version: short
	}),
	createdAt: instant,
	plan: planSchema,
	builds: many(strictObject({
		arm: name,
		unit: name,
		sha256: hash,
		toolchain: short,
		settings: record(long),
		buildSec: amount
	})),
	environment: few(environment),
	roundsRun: count,
	measuredSec: amount,
	linkSec: amount.nullable(),
	stopReason: long,
	comparisons: many(comparison),
	conclusion: strictObject({
		conclusion: _enum([
			"success",
			"failure",
			"action_required",
			"neutral"
		]),
		reasons: few(long)
	}),
	problems: many(problem),
	command: long,
	records: many(trialRecord).nullable(),
	recordsSha256: hash
});
/** A text is not a report: every fault found, each with its path. */
var ReportError = class extends Error {
	name = "ReportError";
	faults;
	constructor(faults) {
		const lines = faults.map(({ path, message }) => `  ${path}: ${message}`);
		super(`this is not a gcbench report (schema version 1):\n${lines.join("\n")}`);
		this.faults = faults;
	}
};
const FAULTS_SHOWN = 20;
/** The report in a text that may be hostile. Throws ReportError and nothing else. */
function readReport(text) {
	if (text.length > 268435456) throw new ReportError([{
		path: "(file)",
		message: `longer than ${REPORT_TEXT_CAP}`
	}]);
	let json;
	try {
		json = JSON.parse(text);
	} catch (error) {
		throw new ReportError([{
			path: "(file)",
			message: clean(`not JSON: ${error}`, 300)
		}]);
	}
	return checkReport(json);
}
/** The value as a Report with its keys in the schema's order. Throws ReportError. */
function checkReport(value) {
	const result = reportSchema.safeParse(value);
	if (result.success) return result.data;
	const issues = result.error.issues;
	const faults = issues.slice(0, FAULTS_SHOWN).map((issue) => ({
		path: clean(issue.path.map(String).join("."), 300) || "(report)",
		message: clean(issue.message, 300)
	}));
	if (issues.length > FAULTS_SHOWN) faults.push({
		path: "(report)",
		message: `and ${issues.length - FAULTS_SHOWN} more`
	});
	throw new ReportError(faults);
}
// src/core/formats/json.ts
/** The report as it crosses machines; what is written is what `readReport` takes, or it throws. */
function jsonText(report) {
	return `${JSON.stringify(checkReport(report), null, 2)}\n`;
}
// src/core/formats/index.ts
/** Every way to print a report. */
const formats = [
	markdown,
	summary,
	{
		id: "json",
		about: "The whole report, versioned, with raw records; docs/report.schema.json describes it.",
		render: (report) => [{
			name: "report.json",
			text: jsonText(report)
		}]
	},
	terminal,
	benchfmt
];
// src/report-files.ts
/** Files of a report in a folder: every format writes its own. */
/** Renders all formats; returns the paths written, in the order of the shelf. */
async function writeReportFiles(host, folder, report, only) {
	await host.files.makeFolder(folder);
	const files = formats.filter((format) => only === void 0 || format.id === only).flatMap((format) => format.render(report));
	const order = [...files].sort((a, b) => Number(a.name === REPORT) - Number(b.name === REPORT));
	for (const file of order) await host.files.write(`${folder}/${file.name}`, file.text);
	return files.map((file) => `${folder}/${file.name}`);
}
const REPORT = "report.json";
export { array as $, chiSquareTail as A, printInterval as B, previewBench as C, readStored as D, VERSION as E, wordFor as F, DEFAULT_SUITE_FILE as G, printPair as H, percentOfLn as I, workloadOf as J, chooseSuite as K, printDelta as L, readBenchText as M, metricFor as N, readSelftest as O, metricId as P, _enum as Q, printDifference as R, clean as S, runSelftest as T, PREVIEW_NOISE_PCT as U, printP as V, normalQuantile as W, name$1 as X, duration as Y, readDuration as Z, explainError as _, tellNothing as a, ConfigError as at, markdown as b, pollutionBetween as c, listFolder as d, boolean as et, parseMemoryBytes as f, exitOfConclusion as g, EXIT as h, tellLog as i, median as it, goBench as j, makeReport as k, readSnapshot as l, readText as m, formats as n, string as nt, tellerOf as o, formatConfigProblem as ot, readCpuQuota as p, HostError as q, readReport as r, NEVER as rt, makeHost as s, writeReportFiles as t, object as tt, findLauncher as u, terminalText as v, runBench as w, alignRows as x, summary as y, printDuration as z };

//# sourceMappingURL=shared.js.map