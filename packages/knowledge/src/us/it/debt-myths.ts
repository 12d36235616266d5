/** The Italian words of the rows in ../debt-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_MYTHS_IT: Words = {
  'us.debt.myth-jail': {
    says: 'Non può andare in carcere per un debito privato. Un giudice può punire solo chi ignora un ordine di venire in tribunale.',
  },
  'us.debt.myth-take-things': {
    says: 'Una società di recupero crediti non può venire a prendere le Sue cose. Per un debito normale le serve prima una sentenza (judgment). Chi ha finanziato un’auto è diverso.',
  },
  'us.debt.myth-social-security': {
    says: 'Un creditore privato non può prendere Social Security o SSI. La banca deve lasciare sul conto due mesi di accrediti diretti.',
  },
  'us.debt.myth-ignore': {
    says: 'Ignorare una società di recupero crediti non chiude il debito. Se fa causa e Lei non risponde, vince senza prove.',
  },
}
