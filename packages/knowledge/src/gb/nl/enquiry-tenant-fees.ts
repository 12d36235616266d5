/** Questions about fees that a letting agent asks of a tenant: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_FEES_NL: Words = {
  'gb.ask-housing.fee-banned': {
    says: 'Nee. In Engeland mogen verhuurder of makelaar niets vragen voor uitcheck, inventaris, referenties, administratie, verlenging of schoonmaak, ook als het contract dat zegt. Wel mag: huur, energie en water, begrensde borg, hoogstens een week reservering, verloren sleutels, rente op late huur en een wijziging die u vraagt. Vraag het schriftelijk terug. Trading Standards en het tribunaal helpen.',
  },
  'gb.ask-housing.wales-fees': {
    says: 'Nee. In Wales mag men alleen huur, borg, hoogstens een week reservering en enkele bedragen voor uw eigen verzuim, rekeningen of council tax vragen. Kosten voor uitcheck, inventaris, referenties, administratie en verlenging zijn verboden. Vraag het schriftelijk terug. Rent Smart Wales en de gemeente kunnen optreden.',
  },
  'gb.ask-housing.scotland-fees': {
    says: 'Nee. In Schotland mag men alleen huur en een borg van hoogstens twee maanden vragen. Elke andere vergoeding om te beginnen, te verlengen of door te gaan is verboden: referenties, kredietcheck, inventaris, administratie. Vraag het schriftelijk terug, daarna het First-tier Tribunal.',
  },
}
