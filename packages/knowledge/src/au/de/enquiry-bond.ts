/** Questions about the bond for a rented home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOND_DE: Words = {
  'au.ask.deposit': {
    says: 'Ihre Kaution (bond) liegt beim Kautionsamt Ihres Staates, nicht beim Vermieter. Fordern Sie sie dort selbst, am besten heute. Kommt der Vermieter zuvor, antworten Sie rechtzeitig auf die Mitteilung des Amts (14 Tage in New South Wales und Queensland), sonst bekommt er sie. Den Schaden muss der Vermieter beweisen. Normale Abnutzung zahlen Sie nicht. Nutzen Sie Einzugsprotokoll und Fotos. Sonst entscheidet das Gericht (tribunal).',
  },
  'au.ask.bond-nsw': {
    says: 'In New South Wales hat der Vermieter 14 Tage, um auf Ihre Forderung nach der Kaution (bond) zu antworten. Bei Streit entscheidet das Tribunal (NCAT).',
  },
  'au.ask.bond-vic': {
    says: 'In Victoria liegt die Kaution (bond) bei der RTBA. Sind Sie nicht einverstanden, muss der Vermieter sie binnen 14 Tagen bei VCAT fordern, oder Sie bekommen sie zurück.',
  },
  'au.ask.bond-qld': {
    says: 'In Queensland liegt die Kaution (bond) bei der RTA. Sie haben 14 Tage, um eine Forderung darauf zu bestreiten.',
  },
  'au.ask.bond-wa': {
    says: 'In Western Australia liegt die Kaution (bond) beim Bond Administrator. Sind Sie sich nicht einig, entscheidet der Commissioner for Consumer Protection. Gegen die Entscheidung können Sie binnen sieben Tagen zum Magistrates Court gehen.',
  },
  'au.ask.bond-sa': {
    says: 'In South Australia liegt die Kaution (bond) bei Consumer and Business Services. Sind Sie sich nicht einig, entscheidet SACAT.',
  },
  'au.ask.bond-tas': {
    says: 'In Tasmanien liegt die Kaution (bond) bei der Rental Deposit Authority (MyBond). Dort können Sie eine Forderung darauf kostenlos bestreiten.',
  },
  'au.ask.bond-act': {
    says: 'Im ACT liegt die Kaution (bond) bei einem öffentlichen Amt (Rental Bonds). Sind Sie sich nicht einig, entscheidet ACAT.',
  },
  'au.ask.bond-nt': {
    says: 'Im Northern Territory verwahrt der Vermieter die Kaution (bond) treuhänderisch (in trust). Er muss schriftlich sagen, was er behält und warum. Bei Streit entscheidet NTCAT.',
  },
  'au.ask.bond-cleaner-nsw': {
    says: 'In New South Wales darf kein Mietvertrag Sie zwingen, einen bestimmten Reiniger zu nehmen oder eine Teppichreinigung vom Fach zu zahlen. Sie geben es zurück, wie Sie es bekamen, abgesehen von normaler Abnutzung.',
  },
  'au.ask.cleaner-nsw': {
    says: 'Ein Mietvertrag in New South Wales darf Sie nicht zwingen, einen bestimmten Reiniger zu nehmen oder eine Firma für die Teppiche zu zahlen. Sie geben die Wohnung so sauber zurück, wie Sie sie bekamen, abgesehen von normaler Abnutzung. Fordern Sie die Kaution (bond) selbst online: Der Vermieter hat dann 14 Tage für das Tribunal (NCAT). Schicken Sie Einzugsprotokoll und Fotos.',
  },
}
