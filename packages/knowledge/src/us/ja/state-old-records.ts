/** The Japanese words of the rows in ../state-old-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_OLD_RECORDS_JA: Words = {
  ...stateWords('old-record', {
    AR: 'ほとんどの軽い罪（misdemeanor）と一部の重い罪（felony）は、刑を終えて全額を払えば非公開にできます。取り下げられた事件もできます',
    GA: '軽い罪（misdemeanor）は一生に2件まで、刑の4年後に隠せます。取り下げられた事件も隠せます。重い罪（felony）は先に恩赦が必要です',
    IA: '取り下げられた事件は180日後に、軽い罪（misdemeanor）は一生に1件だけ8年後に消せます。重い罪（felony）はたいてい残ります',
    ID: '有罪にならなかった事件は、たいてい消せます。暴力のない軽い罪は、一生に一度、刑の5年後に隠せます',
    IN: '古い有罪や、取り下げられた事件の多くは、数年後に消せます。有罪については、たいてい一生に一度しか求められません',
    ME: 'いちばん軽い罪（Class E）のほとんどは、刑の4年後に、裁判所に求めれば非公開にできます。ほかの罪はたいてい残ります',
    MS: '取り下げられた事件と、初めての軽い罪（misdemeanor）は消せます。重い罪（felony）も一生に1件、たいてい刑の5年後に消せます',
    'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA':
      '古い、または軽い有罪や、取り下げられた事件の多くは、数年後に消したり非公開にしたりできます',
  }),
}
