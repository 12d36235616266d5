/** Recupero crediti, diritti e avvisi: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_IT: Words = {
  'gb.debt.right-no-entry': {
    says: 'Ha il diritto di tenere fuori un incaricato del recupero crediti. Non è obbligato ad aprire la porta, e lui deve andare via quando Lei lo chiede.',
  },
  'gb.debt.right-no-goods': {
    says: 'Non è obbligato a far entrare un incaricato del recupero crediti. Non può prendere le Sue cose. Lo possono solo ufficiali giudiziari (bailiffs) con un mandato (warrant) o un potere di legge.',
  },
  'gb.debt.right-pause-dispute': {
    says: 'Ha il diritto di contestare il debito. Se dà un motivo vero, la società deve fermare la riscossione mentre controlla.',
  },
  'gb.debt.right-they-prove': {
    says: 'Tocca alla società mostrare che Lei è la persona giusta e che la somma è giusta. Non tocca a Lei provare il contrario.',
  },
  'gb.debt.right-truth': {
    says: 'Ha diritto alla verità. Non devono fingersi ufficiali giudiziari (bailiffs) o tribunale. Non devono minacciare ciò che la legge non permette.',
  },
  'gb.debt.right-no-bullying': {
    says: 'Ha il diritto di essere lasciato in pace. Un’azienda non deve ingannarla o intimidirla per farla pagare.',
  },
  'gb.debt.right-contact': {
    says: 'Può dire quando, dove e come contattarla. Non devono chiamare a orari sbagliati o parlarne a famiglia, capo o vicini.',
  },
  'gb.debt.right-afford': {
    says: 'Devono darle un tempo giusto per pagare. Non devono spingerla a pagare tutto insieme, o a farsi prestare i soldi.',
  },
  'gb.debt.right-agreement': {
    says: 'Ha diritto a una copia del contratto di credito (credit agreement) per £1. Se non la mandano entro 12 giorni lavorativi, non possono farlo valere finché non lo fanno.',
  },
  'gb.debt.right-no-added-costs': {
    says: 'Non devono aggiungere spese di recupero se il Suo contratto non lo permette. Le spese non devono superare i loro costi giusti.',
  },
  'gb.debt.right-advice-pause': {
    says: 'Dica che un consulente La aiuta a preparare un piano. Allora devono fermarsi per un tempo giusto. Spesso sono 30 giorni.',
  },
  'gb.debt.right-mental-health': {
    says: 'Se la Sua salute rende difficile occuparsi dei soldi, lo dica. Devono avere regole giuste per chi è in questa situazione, e seguirle.',
  },
  'gb.debt.warn-restart': {
    says: 'Prima che i sei anni siano finiti, un solo pagamento può farli ripartire. Lo può anche una lettera firmata che ammette il debito.',
  },
  'gb.debt.warn-restart-scotland': {
    says: 'Un solo pagamento può far partire cinque anni nuovi, se i primi cinque non sono finiti. Lo può anche un’ammissione scritta.',
  },
  'gb.debt.warn-do-not-ignore': {
    says: 'Se il debito è vero, il silenzio può portare a una causa e a una sentenza. Non lo ignori per sempre.',
  },
  'gb.debt.warn-check-genuine': {
    says: 'I truffatori copiano le lettere di recupero. Controlli che la società sia vera: cerchi da solo il suo numero, non in un SMS o un’e-mail.',
  },
  'gb.debt.warn-paid-advice': {
    says: 'La consulenza gratuita sui debiti vale quanto quella a pagamento. Alcune società chiedono molto per ciò che un ente benefico fa gratis.',
  },
  'gb.debt.element-balance': {
    says: 'Devono saperle dire quanto deve e quanto è in ritardo.',
    name: 'La somma dovuta',
    ifMissing:
      'La lettera non dà una somma chiara. Chieda un estratto conto prima di accettare qualcosa.',
  },
}
