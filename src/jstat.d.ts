/** The part of jstat that is used; the library has no types. */
declare module 'jstat' {
  const jStat: { chisquare: { cdf: (statistic: number, degreesOfFreedom: number) => number } };
  export default jStat;
}
