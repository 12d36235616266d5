/** The Italian words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_IT: Words = {
  'us.benefit.want': { says: 'Dicono che le hanno pagato troppo e vogliono i soldi indietro.' },
  'us.benefit.who-ssa': {
    says: 'Social Security è un ufficio federale. Può trattenere una parte del sussidio, ma prima deve lasciarle fare ricorso.',
  },
  'us.benefit.who-state': {
    says: 'È un ufficio dello Stato che paga sussidi. Deve darle un’udienza se la chiede in tempo.',
  },
  'us.benefit.reality': {
    says: 'Queste lettere sono spesso sbagliate, o il debito si può cancellare. Può fare ricorso e chiedere di non ridare i soldi.',
  },
  'us.benefit.rights-summary': {
    says: 'Può vedere come hanno fatto il conto, fare ricorso, chiedere di cancellare il debito (waiver) o ridare i soldi piano.',
  },
  'us.benefit.right-hearing': {
    says: 'Ha diritto a un’udienza quando un sussidio è ridotto o chiesto indietro.',
  },
  'us.benefit.step-read': {
    says: 'Cerchi la data della lettera, i mesi, la somma e l’ultimo giorno per fare ricorso.',
  },
  'us.benefit.step-appeal': {
    says: 'Se è sbagliato, faccia ricorso per iscritto prima dell’ultimo giorno. Chieda i loro conti e tenga una copia.',
  },
  'us.benefit.step-help': {
    says: 'Chiami l’assistenza legale gratuita (legal aid). Fa molti di questi casi gratis.',
  },
  'us.benefit.option-appeal': {
    says: 'Scriva che fa ricorso e perché. Chieda un’udienza.',
    title: 'Fare ricorso contro la decisione',
    cost: 'Gratis',
    time: 'Entro il giorno nella lettera',
    risk: 'Nessuno.',
    bestFor: 'Non le hanno pagato troppo, o la somma è sbagliata.',
  },
  'us.benefit.option-waiver': {
    says: 'Dica che il pagamento in più non è stato colpa Sua, e che pagare la lascerebbe senza il necessario.',
    title: 'Chiedere di cancellare il debito (waiver)',
    cost: 'Gratis',
    time: 'In ogni momento, ma presto',
    risk: 'Possono dire di no. Può fare ricorso contro il no.',
    bestFor: 'Non è stata colpa Sua e non può pagare.',
  },
  'us.benefit.option-slower': {
    says: 'Chieda una somma mensile più bassa e mostri reddito e spese.',
    title: 'Chiedere di ridare i soldi piano',
    cost: 'Una piccola somma ogni mese',
    time: 'Prima che prendano soldi',
    risk: 'Nessuno.',
    bestFor: 'Deve i soldi ma ha bisogno di quasi tutto il sussidio.',
  },
  'us.benefit.option-help': {
    says: 'L’assistenza legale gratuita (legal aid) può fare ricorso per Lei. Si faccia aiutare prima di parlare di frode.',
    title: 'Avere aiuto legale gratis',
    cost: 'Gratis se il Suo reddito è basso',
    time: 'Chiami questa settimana',
    risk: 'Nessuno. I giorni corrono lo stesso.',
    bestFor: 'La somma è grande o parlano di frode.',
  },
  'us.benefit.deadline-appeal': {
    says: 'Ha 60 giorni per fare ricorso da quando riceve la lettera. Presumono che sia arrivata cinque giorni dopo la sua data.',
    action: 'Fare ricorso: mandare il Form SSA-561 per chiedere un nuovo esame (reconsideration)',
    consequence: 'La decisione diventa definitiva, salvo una buona ragione per il ritardo.',
    service: 'per la posta',
  },
  'us.benefit.deadline-keep-money': {
    says: 'Se chiede entro 30 giorni, Social Security non inizia a riprendere soldi finché non ha deciso.',
    action:
      'Fare ricorso o chiedere di cancellare il debito (waiver) entro 30 giorni, così non iniziano a prendere soldi',
    consequence: 'Possono iniziare a trattenere una parte del sussidio mentre decidono.',
  },
  'us.benefit.right-waiver': {
    says: 'Può chiedere in ogni momento di cancellare il debito (waiver, Form SSA-632). È per chi non ha colpa e non può pagare o subirebbe un’ingiustizia.',
  },
  'us.benefit.right-conference': {
    says: 'Se vogliono rifiutare la Sua richiesta (waiver), prima può vedere il fascicolo e parlare con loro di persona.',
  },
  'us.benefit.not-yet': {
    says: 'Finché è aperto un ricorso o una richiesta di cancellare il debito (waiver) mandata in tempo, non dovrebbero riprendere i soldi.',
  },
  'us.benefit.step-both': {
    says: 'Può mandare tutti e due i moduli: SSA-561 per il ricorso e SSA-632 per cancellare il debito (waiver). Prenda una copia timbrata.',
  },
  'us.benefit.change-rate': {
    says: 'Social Security può prendere metà del sussidio mensile se Lei non fa nulla per circa 90 giorni. Può chiedere una parte più bassa.',
    was: 'Da marzo 2024 Social Security prendeva il 10% del sussidio mensile, e per breve tempo nel 2025 tutto.',
    is: 'Per gli avvisi dal 25 aprile 2025 la parte normale è il 50% del sussidio di Social Security. Per la SSI è il 10%.',
  },
  'us.benefit.insight-lower': {
    says: 'Può chiedere in ogni momento di ridare meno al mese, se resta troppo poco per vivere.',
    actionable: 'Mandi il Form SSA-634 con reddito e spese.',
  },
}
