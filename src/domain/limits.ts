/** The numbers of the specification, and of screens. Lengths in characters, delays in ms. */
export const limits = {
  pageSize: 10,
  pageButtons: 10,
  search: 200,
  /** Longer lines of pasted text are taken as they are: no pattern reads them. */
  pastedLine: 1000,
  /** Longer pasted texts are not read, because reading them blocks the page. */
  pastedText: 200_000,
  /** More than anybody reads: longer texts are cut, further rows and options are counted. */
  shownText: 3000,
  shownRows: 500,
  /** A compared set of fewer people says too little (INSIGHT-2, REPORT-22). */
  comparedPeople: 20,
  /** Different answers that are shown at first, and that one press adds. */
  shownAnswers: 100,
  /** Rows that one press adds to a long list. */
  shownMore: 1000,
  /** Options that a URL names as filters. */
  shownChoices: 100,
  imageBytes: 5_000_000,
  imagePixels: 40_000_000,
  /** How long a chosen picture may take to be shown. */
  pictureCheck: 10_000,
  /** On return to a screen, older data are shown stale and refetched. */
  freshSeconds: 5,
  name: { min: 2, max: 20 },
  title: { min: 2, max: 50 },
  email: { min: 2, max: 50 },
  contactEmail: { min: 5, max: 50 },
  contactBody: { min: 6, max: 120 },
  password: { min: 6, max: 100 },
  agentPassword: { min: 8, generated: 12 },
  agentName: { min: 2 },
  profileMobileNumber: 11,
  /** The time between a successful call and the redirect. */
  redirectDelay: {
    login: 1500,
    signUp: 1500,
    contact: 1500,
    profile: 1500,
    survey: 2500,
    agent: 2500,
  },
  toastDuration: 5000,
  chartHeightPerOption: 50,
  mapZoom: 13,
} as const;
