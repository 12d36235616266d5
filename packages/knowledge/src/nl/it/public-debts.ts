/** The Italian words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_IT: Words = {
  'nl.public-debt.want': {
    says: 'Un ente pubblico dice che non avete pagato e chiede di nuovo i soldi.',
  },
  'nl.public-debt.reality': {
    says: 'Prendetelo sul serio. Dopo un avviso (aanmaning) quasi tutti gli enti pubblici possono emettere un’ingiunzione (dwangbevel) senza giudice. Con essa si pignora stipendio o conto.',
  },
  'nl.public-debt.who': {
    says: 'È un ente pubblico. La legge sui debiti verso lo Stato gli dà poteri propri.',
  },
  'nl.public-debt.rights': {
    says: 'Potete chiedere tempo o un piano, e contestare la decisione. Vi resta un reddito sufficiente per vivere.',
  },
  'nl.public-debt.know-old': {
    says: 'Quasi tutti i debiti pubblici si prescrivono cinque anni dopo l’ultimo giorno per pagare. Un avviso o un’ingiunzione fa ripartire il tempo.',
  },
  'nl.public-debt.right-two-weeks': {
    says: 'Un avviso (aanmaning) vi dà due settimane dal giorno dopo l’invio. Prima niente ingiunzione. Il costo è fissato dalla legge.',
  },
  'nl.public-debt.right-time': {
    says: 'Potete chiedere più tempo o un piano. Durante la dilazione l’ente non può sollecitare né riscuotere.',
  },
  'nl.public-debt.right-object': {
    says: 'Potete contestare gratis la decisione (beschikking) di base entro sei settimane. Ciò non ferma il pagamento: chiedete anche una dilazione.',
  },
  'nl.public-debt.right-income': {
    says: 'Una parte di stipendio o sussidio resta protetta (beslagvrije voet), anche da un ente pubblico.',
  },
  'nl.public-debt.step-call': {
    says: 'Chiamate o scrivete prima della data, con il numero della lettera. Chiedete tempo o un piano adatto al vostro reddito.',
  },
  'nl.public-debt.step-which': {
    says: 'Cercate la decisione da cui viene la somma e controllatela. Se manca, chiedete una copia. Già pagato? Mandate la prova.',
  },
  'nl.public-debt.tax-right': {
    says: 'Con poco reddito e pochi risparmi potete chiedere la remissione (kwijtschelding). Non ogni comune o tassa la ammette. Chiedete anche una dilazione.',
  },
  'nl.public-debt.tax-wage': {
    says: 'Per una tassa possono emettere un’ingiunzione (dwangbevel) e ordinare al datore di lavoro di versare parte dello stipendio. Senza giudice.',
  },
  'nl.public-debt.fine-reality': {
    says: 'Una multa del giudice aumenta se pagate tardi. Se resta non pagata, può seguire qualche giorno di carcere.',
  },
  'nl.public-debt.fine-right': {
    says: 'Il CJIB può concedere tempo o rate. Chiedete prima che la somma aumenti: dopo, tutto è dovuto subito.',
  },
  'nl.public-debt.fine-rights': {
    says: 'Potete chiedere tempo o rate. Mostrate quanto guadagnate e quanto vi serve per vivere.',
  },
  'nl.public-debt.cjib-stop': {
    says: 'Troppi debiti? Chiedete al CJIB uno stop d’emergenza (noodstop). Può dare quattro mesi se chiedete aiuto al vostro comune.',
  },
  'nl.public-debt.duo-reality': {
    says: 'Dopo un avviso DUO può passare l’arretrato al CJIB, che può inviare un ufficiale giudiziario. Allora crescono interessi e costi.',
  },
  'nl.public-debt.duo-right': {
    says: 'Se non potete pagare la rata, chiedete a DUO di fissarla secondo il reddito (draagkracht). Per un periodo può anche essere zero.',
  },
  'nl.public-debt.duo-step': {
    says: 'Chiedete subito a DUO un piano per l’arretrato. Quando passa al CJIB, DUO non fa più piani.',
  },
}
