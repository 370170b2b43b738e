import { Dt as input, Jt as _enum, Ot as optional, Pt as name, _ as REPORT_ARTIFACT, in as string, mt as folder, yt as truth } from "./shared~index~keep~cli~publish~authorize.js";
// src/core/steps/publish-inputs.ts
/** The inputs and outputs of the step that publishes, in the order of its documentation. */
const whole = (what) => string().regex(/^[1-9]\d{0,14}$/, `expected the number of a ${what}`).transform(Number);
const token = string().regex(/^[\x21-\x7e]+$/, "expected a token");
const sha = string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/, "expected a full commit hash");
const publishInputs = {
	token: input(`\${{ github.token }}`, token.refine((text) => !text.includes("{"), "expected a token"), "Who speaks. Needs `pull-requests: write`, for the mark `statuses: write` or `checks: write`, `actions: read` where the report comes from an artifact, and `contents: read` for the rules of the base and the rows that it accepts."),
	artifact: input(REPORT_ARTIFACT, string().regex(/^[^"':<>|*?\r\n\\/]{1,256}$/, "expected the name of an artifact"), "Artifact of the run that measured. It must hold `report.json` and nothing else."),
	report: input("", optional(folder), "Path of a `report.json` to publish in place of an artifact, where the same job measured."),
	"run-id": input("", optional(whole("workflow run")), "Workflow run that measured. Default: the run that a `workflow_run` event is about, else this."),
	"run-attempt": input("", optional(whole("run attempt")), "Attempt of that run. Default: as the event says, else the first."),
	retell: input("false", truth, "Tell again what that run told, under what is accepted now: where its report is gone, nothing is told and the step fails."),
	"pull-request": input("", optional(whole("pull request")), "Pull request to tell. Default: the one that the event is about, if any."),
	sha: input("", optional(sha), "Commit that was to be measured; a report about any other is refused. Default: the head that the event is about. Needed on `issue_comment` and `workflow_dispatch`."),
	suite: input("", optional(name), "Suite that was to be run; a report about any other is refused. Default: any."),
	config: input(".gcbench.yml", folder.refine((path) => !/^\/|(^|\/)\.\.(\/|$)/.test(path), "expected a path in the repository"), "Suite file, whose gate and metrics rules are read at the base. Where the base has none, the defaults gate; where it cannot be read, nothing passes."),
	"suite-ref": input("", optional(sha), "Commit whose rules hold. Default: the base of the pull request or merge group; of a push, the commit itself."),
	variants: input("", string().transform((text) => text.split(",").filter((one) => one !== "")), "Variants that were asked for, in place of all of the suite: no rows of others are expected."),
	advisory: input("false", truth, "Whether somebody asked for advice alone: nothing fails."),
	asked: input("", optional(truth), "Whether somebody who may asked for this run. It has a comment of its own, and a mark that a run which nobody asked for does not replace. Default: on `issue_comment` and `workflow_dispatch`."),
	mark: input("status", _enum([
		"status",
		"check",
		"none"
	], { error: "expected status, check or none" }), "How the commit is marked: `status`, as a job can; `check`, a check run, which only an App should make; `none`."),
	comment: input("true", truth, "Whether the pull request gets a comment."),
	"fail-on": input("nothing", _enum(["gate", "nothing"], { error: "expected gate or nothing" }), "`gate`: the step fails, too, when the conclusion is `failure` or `action_required`. A step without a report fails in any case.")
};
export { publishInputs as t };

//# sourceMappingURL=shared~publish~authorize.js.map