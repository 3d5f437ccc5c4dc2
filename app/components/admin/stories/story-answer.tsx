import { Form } from "@remix-run/react";
import { Button, SubmitButton } from "~/components/admin/buttons";
import { TextField } from "~/components/forms/field";
import { type Story, answerMaxLength } from "~/domain/stories/story";
import { dateAndTime } from "~/text/it/admin/dates";
import { storyPageText as text } from "~/text/it/admin/received-stories";

interface StoryAnswerProps {
  story: Pick<Story, "id" | "language" | "answer" | "answeredAt">;
  query: string;
  typed: string | null;
  errors: string[] | undefined;
  /** The ready sentences in Italian, as labels of their buttons. */
  ready: readonly string[];
}

/** The form of the owner's answer to a story. */
export function StoryAnswer({ story, query, typed, errors, ready }: StoryAnswerProps) {
  const { answer, answeredAt } = story;
  const address = `/admin/storie/${story.id}`;
  const value = typed ?? answer ?? "";
  return (
    <Form
      className="form form-sheet story-answer"
      method="post"
      action={address + query}
      aria-labelledby="answer-title"
      preventScrollReset
    >
      <h3 id="answer-title">{text.answer}</h3>
      <TextField
        key={value}
        {...{ name: "answer", defaultValue: value, errors }}
        label={text.answerLabel}
        hint={text.answerHint}
        rows={4}
        maxLength={answerMaxLength}
      />
      {answeredAt ? <p className="card-meta">{text.answered(dateAndTime(answeredAt))}</p> : null}
      <div className="button-row">
        <SubmitButton
          to={address}
          sent={{ answer: undefined }}
          label={text.saveAnswer}
          pending={text.savingAnswer}
        />
        {answer === null ? null : (
          <Button look="danger" name="remove" value="1" formNoValidate label={text.removeAnswer} />
        )}
      </div>
      <fieldset className="fieldset ready-answers">
        <legend>{text.ready}</legend>
        <p className="field-hint">{text.readyHint(story.language)}</p>
        {ready.map((sentence, n) => (
          <Button key={sentence} name="ready" value={n} formNoValidate label={sentence} />
        ))}
      </fieldset>
    </Form>
  );
}
