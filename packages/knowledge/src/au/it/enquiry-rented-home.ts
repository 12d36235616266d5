/** The Italian words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_IT: Words = {
  'au.ask.repair-nsw': {
    says: 'Nel New South Wales il padrone di casa deve tenere la casa adatta a viverci e in buono stato. Il tribunale (tribunal) può ordinare riparazioni o un affitto più basso.',
  },
  'au.ask.repair-vic': {
    says: 'In Victoria le riparazioni urgenti vanno fatte subito e le altre entro 14 giorni. Contano anche muffa e umidità che vengono dall’edificio.',
  },
  'au.ask.repair-qld': {
    says: 'In Queensland la casa deve rispettare regole minime (minimum housing standards). Chieda per iscritto, poi vada alla RTA e a QCAT.',
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
  'au.ask.repairs': {
    says: 'Chieda per iscritto con foto e una data. Per riparazioni urgenti ci sono vie più veloci. Se non succede nulla, si rivolga al tribunale (tribunal). Continui a pagare l’affitto.',
  },
  'au.ask.leaving': {
    says: 'Per un contratto senza scadenza (periodic lease) dà 28 giorni di preavviso in Victoria. In Queensland, Tasmania e Territorio del Nord sono 14, altrove 21. Se rompe un contratto a termine può dovere una somma (break fee) o il danno giusto del padrone di casa. La violenza in famiglia è un’eccezione.',
    dependsOn: 'il Suo stato e il tipo di contratto',
  },
}
