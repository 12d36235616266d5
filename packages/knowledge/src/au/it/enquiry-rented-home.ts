/** The Italian words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_IT: Words = {
  'au.ask.bond-nsw': {
    says: 'Nel New South Wales il padrone di casa ha 14 giorni per rispondere alla Sua richiesta della cauzione (bond). Il tribunale (NCAT) decide le liti.',
  },
  'au.ask.bond-vic': {
    says: 'In Victoria la RTBA tiene la cauzione (bond). Se Lei non è d’accordo, il padrone di casa deve chiederla a VCAT entro 14 giorni, o Lei la riceve indietro.',
  },
  'au.ask.bond-qld': {
    says: 'In Queensland la RTA tiene la cauzione (bond). Ha 14 giorni per contestare una richiesta sulla cauzione.',
  },
  'au.ask.repair-nsw': {
    says: 'Nel New South Wales il padrone di casa deve tenere la casa adatta a viverci e in buono stato. Il tribunale (tribunal) può ordinare riparazioni o un affitto più basso.',
  },
  'au.ask.repair-vic': {
    says: 'In Victoria le riparazioni urgenti vanno fatte subito e le altre entro 14 giorni. Contano anche muffa e umidità che vengono dall’edificio.',
  },
  'au.ask.repair-qld': {
    says: 'In Queensland la casa deve rispettare regole minime (minimum housing standards). Chieda per iscritto, poi vada alla RTA e a QCAT.',
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
  'au.ask.repair-wa': {
    says: 'In Western Australia il padrone di casa deve tenere la casa in stato ragionevole. Le riparazioni urgenti devono iniziare in fretta, e il tribunale (court) può ordinare i lavori.',
  },
  'au.ask.repair-sa': {
    says: 'In South Australia il padrone di casa deve tenere la casa in stato ragionevole. SACAT può ordinare i lavori, un affitto più basso o soldi.',
  },
  'au.ask.repair-tas': {
    says: 'In Tasmania il proprietario deve tenere la casa com’era all’inizio e fare in fretta le riparazioni urgenti. Il Residential Tenancy Commissioner può ordinare riparazioni.',
  },
  'au.ask.repair-act': {
    says: 'Nell’ACT chi affitta (lessor) deve tenere la casa adatta a viverci e in buono stato. Le riparazioni urgenti vengono prima, e ACAT può ordinare i lavori.',
  },
  'au.ask.repair-nt': {
    says: 'Nel Northern Territory il padrone di casa deve tenere la casa in buono stato. NTCAT può ordinare i lavori o soldi.',
  },
  'au.ask.pets': {
    says: 'Chieda per iscritto. In quasi tutti gli stati il padrone di casa può dire no solo per un motivo di legge, e deve rispondere in tempo. Sono 14 giorni in Victoria e Queensland, e 21 nel New South Wales.',
  },
  'au.ask.rent-up-wa': {
    says: 'In Western Australia l’affitto può salire solo una volta in 12 mesi, con 60 giorni di avviso sul modulo giusto. Se il contratto è a termine, deve permetterlo.',
  },
  'au.ask.rent-up-sa': {
    says: 'In South Australia l’affitto può salire solo una volta in 12 mesi, con 60 giorni di avviso scritto. Se è troppo alto, SACAT può fissarne uno più basso.',
  },
  'au.ask.inspections': {
    says: 'No, non ogni mese. Al massimo quattro volte l’anno nel New South Wales, una in tre mesi nel Queensland e una in sei nel Victoria. Serve un avviso scritto, di solito sette giorni prima.',
  },
  'au.ask.notice-to-leave': {
    says: 'Dipende dallo stato e dal motivo. Alla fine di un contratto a termine sono di solito 90 giorni nel New South Wales e nel Victoria, due mesi nel Queensland. Solo un tribunale può mandarLa via.',
  },
}
