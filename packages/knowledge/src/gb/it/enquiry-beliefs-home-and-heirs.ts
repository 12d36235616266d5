/** What people believe of squatters and of children left out of a will, put right: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_HOME_AND_HEIRS_IT: Words = {
  'gb.ask-home.squatters': {
    says: 'In Inghilterra e Galles vivere da occupante abusivo in una casa è reato. Vale anche se non ci abitava nessuno, per esempio dopo una morte. Chiami la polizia al 101 e mostri che la casa è Sua; in pericolo il 999. Non entri con la forza finché sono dentro: può essere reato. Un inquilino che resta non è un occupante abusivo. Se la polizia non agisce, chieda al tribunale una interim possession order. Lo faccia entro 28 giorni da quando lo ha saputo.',
  },
  'gb.ask-home.squatters-scotland': {
    says: 'In Scozia vivere senza permesso nella casa o sul terreno di altri è reato. Chiami la polizia al 101 e mostri che è Suo; in pericolo il 999. Se non agisce, un avvocato può chiedere allo sheriff court di ordinare loro di uscire. Non usi la forza e non tagli luce o acqua.',
  },
  'gb.ask-family.left-out-scotland': {
    says: 'In Scozia nessun testamento può lasciare un figlio senza niente, nemmeno adulto. Questi «legal rights» danno ai figli insieme metà del denaro e dei beni mobili. È un terzo se vive ancora il coniuge o partner civile. Casa e terreni non contano. Scriva all’esecutore che li chiede. Allora perde ciò che Le dà il testamento. I figliastri non hanno questo diritto. Finisce dopo 20 anni.',
  },
  'gb.ask-family.left-out-england': {
    says: 'In Inghilterra e Galles un testamento può escludere un figlio. Ma anche un figlio adulto può chiedere al tribunale ciò che gli serve per vivere. Così pure il coniuge, il partner dopo due anni o chi dipendeva dalla persona. Va fatto entro sei mesi dal grant of probate. Chieda alla Probate Registry di avvisarLa. Gli adulti che se la cavano spesso non ricevono nulla. Senta prima un avvocato: può costare molto.',
  },
}
