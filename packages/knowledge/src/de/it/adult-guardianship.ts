/** The Italian words of the rows in ../adult-guardianship.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADULT_GUARDIANSHIP_IT: Words = {
  'de.guardian.want': {
    says: 'Un tribunale esamina se Le serve qualcuno che agisca per Lei (rechtliche Betreuung), o lo ha deciso. Nessuno Le fa causa.',
  },
  'de.guardian.reality': {
    says: 'Prima di decidere un giudice deve di regola vederLa e sentirLa, e un perito, per lo più un medico, La visita. Se è urgente può avvenire dopo. Anche con un Betreuer di solito può decidere e firmare da sé.',
  },
  'de.guardian.right-will': {
    says: 'Nessuno può essere nominato contro la sua libera volontà. Deve essere necessario, e solo per ciò che non può fare da sé.',
  },
  'de.guardian.right-proxy': {
    says: 'Se qualcuno di fiducia ha una procura (Vorsorgevollmacht), di solito non serve. La mostri subito al tribunale.',
  },
  'de.guardian.right-who': {
    says: 'Può dire chi vuole e chi no. Il tribunale di solito deve seguirlo.',
  },
  'de.guardian.right-appeal': {
    says: 'Può fare ricorso (Beschwerde) entro un mese dalla decisione scritta, contro una misura urgente entro due settimane. Da solo, senza avvocato. Anche i familiari che hanno partecipato.',
  },
  'de.guardian.step': {
    says: 'Scriva al tribunale prima dell’udienza: cosa sa fare, chi la aiuta, chi vuole o no. Chieda che ci sia una persona di fiducia.',
  },
}
