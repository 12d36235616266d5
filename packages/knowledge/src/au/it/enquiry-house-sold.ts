/** Questions of tenants whose home is sold: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSE_SOLD_IT: Words = {
  'au.ask.sold-vic': {
    says: 'In Victoria una disdetta per vendita richiede 90 giorni dal 25 novembre 2025. Deve essere sul modulo ufficiale, con una prova come il contratto di vendita o l’incarico all’agenzia. Una e-mail da sola non basta. Non fa finire prima un contratto a termine. Non deve andarsene quel giorno: continui a pagare l’affitto e si rivolga al VCAT. Solo la polizia con un mandato del VCAT può farLa uscire.',
  },
  'au.ask.sold-nsw': {
    says: 'Nel New South Wales dipende dalla vendita. Se il contratto è firmato e chi compra vuole la casa libera, bastano 30 giorni. Se va solo messa in vendita, devono dare 90 giorni, o 60 per un contratto fino a sei mesi. Un contratto a termine non finisce mai prima dell’ultimo giorno. Una prova, come il contratto, deve stare con l’avviso. Se è sbagliato, resti e paghi; solo il NCAT può ordinare l’uscita.',
  },
  'au.ask.fixed-term-sold': {
    says: 'No. Un contratto a termine continua con il nuovo proprietario. Una vendita non può farLa uscire prima dell’ultimo giorno, se Lei non accetta. Continui a pagare e risponda per iscritto che resta fino alla fine. Se La vogliono fuori prima, può chiedere denaro. Solo il tribunale può obbligarLa ad andare.',
  },
  'au.ask.house-sold': {
    says: 'Una vendita non chiude un termine fisso prima dell’ultimo giorno. Mese per mese sono 90 giorni in Victoria, sul modulo ufficiale con prova. Nel New South Wales 30 giorni se il contratto è firmato, 90 se va solo in vendita. Nel Queensland due mesi. Un avviso sbagliato non vincola. Può restare e pagare finché decide il tribunale; chiami un servizio per inquilini.',
    dependsOn: 'il Suo stato e se il termine è fisso',
  },
}
