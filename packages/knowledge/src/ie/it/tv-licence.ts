/** The Italian words of Ireland: tv licence. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_IT: Words = {
  'ie.tv.want': {
    says: 'Risponda entro la data, anche se non ha la TV.',
  },
  'ie.tv.reality': {
    says: 'Se a casa ha un televisore, le serve un canone (TV licence), anche se guarda solo in streaming. Con solo un telefono o un portatile no.',
  },
  'ie.tv.who': {
    says: 'An Post riscuote il canone (TV licence) e manda ispettori.',
  },
  'ie.tv.rights': {
    says: 'Può dire che non ha la TV. Molti anziani e chi assiste altri lo hanno gratis con lo Household Benefits Package.',
  },
  'ie.tv.right-none': {
    says: 'Non le serve il canone (TV licence) se in casa non c’è un televisore.',
  },
  'ie.tv.right-free': {
    says: 'Può avere il canone (TV licence) gratis con lo Household Benefits Package.',
  },
  'ie.tv.step-check': {
    says: 'Controlli se ha un televisore e se qualcuno a casa ha già il canone (TV licence).',
  },
  'ie.tv.step-reply': {
    says: 'Risponda entro la data. Paghi il canone (TV licence), o dichiari che non ha la TV.',
  },
  'ie.tv.step-stamps': {
    says: 'Se i soldi sono pochi, usi i francobolli di risparmio (savings stamps) o l’addebito diretto.',
  },
  'ie.tv.opt-pay': {
    title: 'Pagare il canone (TV licence)',
    says: 'Lo paghi online o alla posta.',
    cost: '160 € all’anno.',
    time: 'Ora.',
    risk: 'Nessuno.',
    bestFor: 'Ha la TV.',
  },
  'ie.tv.opt-none': {
    title: 'Dire che non ha la TV',
    says: 'Lo dichiari per iscritto ad An Post.',
    cost: 'Gratis.',
    time: 'Entro la data.',
    risk: 'Può venire un ispettore.',
    bestFor: 'Non ha un televisore.',
  },
  'ie.tv.warn': {
    says: 'Se ha la TV e non ha il canone (TV licence), un tribunale può multarla fino a 1.000 € la prima volta.',
  },
}
