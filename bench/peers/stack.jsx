import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api/v1' }),
  endpoints: (build) => ({
    report: build.query({ query: (id) => `survey/analyze/${id}` }),
    surveys: build.query({ query: (body) => ({ url: 'survey', method: 'POST', body }) }),
  }),
});

function Choices({ options, responseCount }) {
  return (
    <>
      <svg role="img" height={options.length * 50} aria-label="Responses">
        {options.map((option, place) => (
          <g key={option.order}>
            <text y={place * 50 + 20}>{option.text}</text>
            <rect
              className="bar"
              x="120"
              y={place * 50}
              width={(option.responseCount / responseCount) * 300}
              height="30"
            />
          </g>
        ))}
      </svg>
      <table>
        <tbody>
          {options.map((option) => (
            <tr key={option.order}>
              <td>{option.text}</td>
              <td>{option.responsePercentage.toFixed(2)} %</td>
              <td>{option.responseCount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Report() {
  const { data } = api.useReportQuery(location.search.slice(1));
  if (!data) return <p>Loading...</p>;
  return data.questions.map((question) => (
    <section key={question.id}>
      <h2>{question.text}</h2>
      {question.options && <Choices {...question} />}
      {question.answers?.slice(0, 50).map(({ id, value }) => (
        <p key={id}>{value}</p>
      ))}
    </section>
  ));
}

function List() {
  const { data } = api.useSurveysQuery({ page: 1, pageSize: 10, userId: 2 });
  if (!data) return <p>Loading...</p>;
  return (
    <table>
      <tbody>
        {data.surveys.map(({ id, title, status, updatedAt, responseCount }) => (
          <tr key={id}>
            <td>{title}</td>
            <td>{status}</td>
            <td>{new Date(updatedAt).toDateString()}</td>
            <td>{responseCount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (usual) =>
    usual({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
});
const router = createBrowserRouter([
  { path: '*', element: location.search === '?list' ? <List /> : <Report /> },
]);
createRoot(document.getElementById('root')).render(
  <Provider store={store}>
    <RouterProvider router={router} />
  </Provider>,
);
