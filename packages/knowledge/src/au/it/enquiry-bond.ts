/** Questions about the bond for a rented home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOND_IT: Words = {
  'au.ask.deposit': {
    says: 'La Sua cauzione (bond) la tiene l’ufficio del Suo stato, non il padrone di casa. La chieda lì Lei stesso, oggi se può. Se il padrone la chiede prima, risponda all’avviso in tempo (14 giorni nel New South Wales e nel Queensland), o va a lui. Il padrone deve provare il danno. Il normale consumo non tocca a Lei. Usi il verbale d’ingresso e le foto. Senza accordo decide il tribunale.',
  },
  'au.ask.bond-nsw': {
    says: 'Nel New South Wales il padrone di casa ha 14 giorni per rispondere alla Sua richiesta della cauzione (bond). Il tribunale (NCAT) decide le liti.',
  },
  'au.ask.bond-vic': {
    says: 'In Victoria la RTBA tiene la cauzione (bond). Se Lei non è d’accordo, il padrone di casa deve chiederla a VCAT entro 14 giorni, o Lei la riceve indietro.',
  },
  'au.ask.bond-qld': {
    says: 'In Queensland la RTA tiene la cauzione (bond). Ha 14 giorni per contestare una richiesta sulla cauzione.',
  },
  'au.ask.bond-wa': {
    says: 'In Western Australia il Bond Administrator tiene la cauzione (bond). Se non siete d’accordo, decide il Commissioner for Consumer Protection. Può portare la decisione alla Magistrates Court entro sette giorni.',
  },
  'au.ask.bond-sa': {
    says: 'In South Australia Consumer and Business Services tiene la cauzione (bond). Se non siete d’accordo, decide SACAT.',
  },
  'au.ask.bond-tas': {
    says: 'In Tasmania la Rental Deposit Authority tiene la cauzione (MyBond). Lì può contestare gratis una richiesta sulla cauzione.',
  },
  'au.ask.bond-act': {
    says: 'Nell’ACT un ufficio pubblico (Rental Bonds) tiene la cauzione (bond). Se non siete d’accordo, decide ACAT.',
  },
  'au.ask.bond-nt': {
    says: 'Nel Northern Territory il padrone di casa custodisce la cauzione (bond) per Lei (in trust). Deve dire per iscritto che cosa tiene e perché, e NTCAT decide le liti.',
  },
  'au.ask.bond-cleaner-nsw': {
    says: 'Nel Nuovo Galles del Sud nessun contratto può imporLe una certa ditta di pulizie, né la pulizia professionale dei tappeti. Restituisce la casa come l’ha avuta, salvo la normale usura.',
  },
  'au.ask.cleaner-nsw': {
    says: 'Un contratto nel Nuovo Galles del Sud non può imporLe una certa ditta di pulizie, né di pagare la pulizia dei tappeti. Lascia la casa pulita come l’ha avuta, salvo la normale usura. Chieda Lei la cauzione (bond) online: il locatore ha allora 14 giorni per andare al tribunale (NCAT). Mandi il verbale d’ingresso e le foto.',
  },
}
