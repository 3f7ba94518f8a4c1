const modules = (...names: string[]) => new RegExp(`/(${names.join('|')})\\.tsx?$|preload-helper`);
const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`);
const either = (one: RegExp, other: RegExp) => (id: string) => one.test(id) || other.test(id);

/**
 * Files that always travel together are one file, named after who needs it. What one screen alone needs
 * stays with that screen.
 */
export const chunks = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'entry',
      test: modules(
        'app/(area|screens|showStartFailure)',
        'api/(browserStorage|environment|pageFor|storedSession)',
        'domain/(limits|paths|field/visible|person/(isSuperAdmin|token))',
      ),
      priority: 5,
    },
    // Two files of a size, which are compiled side by side.
    {
      name: 'react',
      test: packages('(react|react-dom|scheduler|use-sync-external-store)'),
      priority: 4,
    },
    {
      name: 'application',
      test: either(
        packages(
          '@babel/runtime',
          '(react-router|react-router-dom)',
          '(@reduxjs|@standard-schema|immer|react-redux|redux|redux-thunk|reselect)',
        ),
        modules(
          'app/(guards|prefetch|routes|theme|(Root|Public)Layout|ErrorPage|OfflineNotice|reloadForNewRelease|follow\\w+|useLogOut|typeface|useIsOnline|visitSoFar)',
          'api/(abandon|abortUnwatched|apiError|apiUrl|baseApi|createStore|failureGate|keepSession|sessionSlice|useApiDispatch|useSession)',
          'ui/page/(DocumentTitle|Loading|Logo|PrefetchContext)',
          'ui/toast/(ToastProvider|useToast)',
          'ui/(form/leaveQuestion|focusMain|useFocusOfDisabled|useLatest|whenIdle)',
        ),
      ),
      priority: 4,
    },
    {
      name: 'schemas',
      test: either(
        packages('zod'),
        modules('domain/field/(emailText|firstIssues|id|text)', 'domain/person/(session|user)'),
      ),
      priority: 3,
    },
    {
      name: 'forms',
      test: either(
        packages('final-form', 'react-final-form'),
        modules(
          'api/(authApi|contactApi)',
          'ui/form/(SchemaForm|TextField|SubmitButton|createSchemaForm|validateWith)',
          'features/auth/AuthScreen',
        ),
      ),
      priority: 3,
    },
    {
      name: 'sending',
      test: modules('ui/form/(StillSending|keptForms|sending|useDelayedNavigate)'),
      priority: 2,
    },
    { name: 'keptForms', test: modules('ui/form/(KeptForm|KeptSchemaForm)'), priority: 2 },
    {
      name: 'menus',
      test: packages(
        '@floating-ui',
        '@blueprintjs/core/lib/esm/components/(menu|popover|popover-next|resize-sensor)',
      ),
      priority: 4,
    },
    {
      name: 'lists',
      test: modules(
        'ui/list/(ChoiceMenu|LinkItem|RowMenu|menuKeys|RecordList|ListTools|rowFinder|useListAddress)',
        'ui/ConfirmedChange',
      ),
      priority: 2,
    },
    {
      name: 'drafts',
      test: either(
        packages('idb-keyval'),
        modules('api/(draftStore|useUnsavedDrafts)', 'domain/survey/surveyForm'),
      ),
      priority: 2,
    },
    {
      name: 'report',
      test: either(
        packages('d3-array'),
        modules(
          'features/analysis/SaveButtons',
          'ui/(chart/BarChart|file/useSaving)',
          'domain/analysis/optionFigures',
        ),
      ),
      priority: 2,
    },
    // What most screens of those who are signed in have.
    {
      name: 'signedIn',
      test: either(
        packages('@blueprintjs', 'classnames', 'dom-helpers', 'react-transition-group'),
        modules('src/(ui|domain|api)/.+'),
      ),
      minShareCount: 3,
      priority: 1,
    },
  ],
};
