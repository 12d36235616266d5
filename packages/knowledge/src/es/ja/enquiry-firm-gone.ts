/** The Japanese words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_JA: Words = {
  'es.ask.firm-gone': {
    says: '賃金と補償金を今すぐ請求してください。まず調停（papeleta de conciliación）、次に訴えです。賃金は1年、解雇には20営業日です。会社が払えないときは、基金FOGASAが上限つきで賃金120日分までと補償金を払います。',
  },
}
