/** Questions about Carer’s Allowance paid while earnings were over the limit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARERS_OVERPAID_NL: Words = {
  'gb.ask-benefit.carers-overpaid': {
    says: 'Vraag binnen een maand om een nieuwe blik (mandatory reconsideration). Wisselend loon kan worden gemiddeld; de helft van pensioenpremie en sommige zorgkosten gaan eraf. Terugbetalen moet alleen als u iets wegliet of fout opgaf. Een eerlijke fout is geen fraude: geef niets toe en neem geen boete aan zonder advies. Vraag kleine delen.',
  },
}
