import { Button } from '#ui/Button.tsx';
import { MoreActions } from '#ui/MoreActions.tsx';
import { LoadedContent } from '#ui/page/LoadedContent.tsx';
import { LoadFailure } from '#ui/page/LoadFailure.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { NotFound } from '#ui/page/NotFound.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Part, State } from './Part.tsx';

const nothing = () => undefined;
const told = (text: string) => <p>{text}</p>;

/** The frame of a screen, and its loading and failed states. */
export function Pages() {
  return (
    <>
      <Part name="Page">
        <State name="with actions" wide>
          <Page
            title="A screen"
            subtitle="The frame of a screen"
            actions={<Button text="Preview" />}
          >
            <div className="card">What the screen shows.</div>
          </Page>
        </State>
      </Part>
      <Part name="MoreActions">
        <State name="one line, or a sheet on a phone">
          <MoreActions>
            <Button text="Duplicate survey" />
            <Button text="Preview" />
          </MoreActions>
        </State>
      </Part>
      <Part name="Loading, LoadFailure and NotFound">
        <State name="on its way">
          <Loading />
        </State>
        <State name="a list on its way" wide>
          <Loading shape="rows" />
        </State>
        <State name="a form on its way" wide>
          <Loading shape="form" />
        </State>
        <State name="a report on its way" wide>
          <Loading shape="charts" />
        </State>
        <State name="failed">
          <LoadFailure what="The surveys" onRetry={nothing} />
        </State>
        <State name="failed, and asked for anew">
          <LoadFailure what="The surveys" isTrying onRetry={nothing} />
        </State>
        <State name="not there">
          <NotFound text="Survey not found" to="/dashboard" back="All Surveys" />
        </State>
      </Part>
      <Part name="LoadedContent">
        <State name="there">
          <LoadedContent
            what="report"
            data="The report."
            error={null}
            isFetching={false}
            onRetry={nothing}
          >
            {told}
          </LoadedContent>
        </State>
        <State name="there, but not the newest">
          <LoadedContent
            what="report"
            data="The report of before."
            error="down"
            isFetching={false}
            onRetry={nothing}
          >
            {told}
          </LoadedContent>
        </State>
      </Part>
    </>
  );
}
