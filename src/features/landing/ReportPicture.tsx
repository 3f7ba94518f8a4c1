/** A picture of a report, light or dark like the page. */
export const ReportPicture = () => (
  <div
    className="report-picture"
    role="img"
    aria-label="A report in Canvass: what a survey is of, and the answers to a question as bars and as a table"
  />
);
