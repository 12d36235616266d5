/** Questions about a higher rent: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_NL: Words = {
  'ca.ask.rent-up': {
    says: 'De meeste provincies vragen een bericht op papier, meestal drie maanden van tevoren, en staan één verhoging per jaar toe. Sommige stellen ook een grens.',
    dependsOn: 'uw provincie',
  },
  'ca.ask.rent-up-on': {
    says: 'In Ontario mag de huur één keer in 12 maanden stijgen, met 90 dagen van tevoren een bericht op papier. Voor de meeste woningen is er een grens per jaar, nooit boven 2,5%. Woningen die na 15 november 2018 voor het eerst bewoond werden, hebben geen grens.',
    dependsOn: 'wanneer uw woning voor het eerst bewoond werd',
  },
  'ca.ask.rent-up-bc': {
    says: 'In British Columbia mag de huur één keer in 12 maanden stijgen, met drie volle maanden van tevoren bericht op het juiste formulier. Zij mag niet boven de grens van dat jaar komen.',
    dependsOn: 'de grens van dat jaar',
  },
  'ca.ask.rent-up-ab': {
    says: 'In Alberta is er geen grens. De huur mag één keer in 365 dagen stijgen, bij huur per maand met drie maanden van tevoren een bericht op papier. Een vaste huurtijd beschermt u tot die afloopt.',
    dependsOn: 'uw soort huurcontract',
  },
  'ca.ask.rent-up-qc': {
    says: 'U hoeft het niet te aanvaarden. Weiger schriftelijk binnen één maand en u houdt uw huis. Dan moet de verhuurder het tribunaal vragen de huur vast te stellen.',
  },
  'ca.ask.rent-up-ns': {
    says: 'In Nova Scotia mag de huur tot eind 2027 hoogstens 5% per jaar omhoog, één keer in 12 maanden, met vier maanden bericht op papier. Vraag Residential Tenancies om een hogere te stoppen.',
  },
}
