const size = location.search.slice(1);
const { questions } = await (await fetch(`/api/v1/survey/analyze/${size}`)).json();
document.getElementById('root').innerHTML = questions
  .filter(({ options }) => options)
  .map(
    ({ text, options }) =>
      `<h2>${text}</h2><svg role="img" height="${options.length * 50}">${options
        .map(
          ({ responseCount }, place) =>
            `<rect class="bar" y="${place * 50}" width="${(responseCount / size) * 300}" height="30"/>`,
        )
        .join('')}</svg>`,
  )
  .join('');
