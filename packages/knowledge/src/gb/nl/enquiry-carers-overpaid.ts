/** Questions about Carer’s Allowance paid while earnings were over the limit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARERS_OVERPAID_NL: Words = {
  'gb.ask-benefit.carers-overpaid': {
    says: 'Vraag binnen een maand om een nieuwe blik (mandatory reconsideration). Wisselend loon kan worden gemiddeld; de helft van pensioenpremie en sommige zorgkosten gaan eraf. DWP heeft gezegd zulke schulden van 2015 tot 2025 opnieuw te bekijken. Terugbetalen moet alleen als u iets wegliet of fout opgaf. Neem geen boete aan zonder advies. Vraag kleine delen.',
  },
}
