/** The German words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_DE: Words = {
  'au.ask.bond-nsw': {
    says: 'In New South Wales hat der Vermieter 14 Tage, um auf Ihre Forderung nach der Kaution (bond) zu antworten. Bei Streit entscheidet das Tribunal (NCAT).',
  },
  'au.ask.bond-vic': {
    says: 'In Victoria liegt die Kaution (bond) bei der RTBA. Sind Sie nicht einverstanden, muss der Vermieter sie binnen 14 Tagen bei VCAT fordern, oder Sie bekommen sie zurück.',
  },
  'au.ask.bond-qld': {
    says: 'In Queensland liegt die Kaution (bond) bei der RTA. Sie haben 14 Tage, um eine Forderung darauf zu bestreiten.',
  },
  'au.ask.repair-nsw': {
    says: 'In New South Wales muss der Vermieter das Zuhause bewohnbar und in gutem Zustand halten. Das Tribunal kann Reparaturen oder weniger Miete anordnen.',
  },
  'au.ask.repair-vic': {
    says: 'In Victoria müssen dringende Reparaturen sofort gemacht werden und andere binnen 14 Tagen. Schimmel und Feuchtigkeit, die vom Gebäude kommen, zählen dazu.',
  },
  'au.ask.repair-qld': {
    says: 'In Queensland muss das Zuhause die Mindestregeln für Wohnungen (minimum housing standards) erfüllen. Bitten Sie schriftlich, gehen Sie dann zur RTA und zu QCAT.',
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
  'au.ask.repair-wa': {
    says: 'In Western Australia muss der Vermieter das Zuhause in vernünftigem Zustand halten. Dringende Reparaturen müssen schnell beginnen, und das Gericht kann die Arbeit anordnen.',
  },
  'au.ask.repair-sa': {
    says: 'In South Australia muss der Vermieter das Zuhause in vernünftigem Zustand halten. SACAT kann die Arbeit, weniger Miete oder Geld anordnen.',
  },
  'au.ask.repair-tas': {
    says: 'In Tasmanien muss der Eigentümer das Zuhause so halten, wie es am Anfang war, und dringende Reparaturen schnell machen. Der Residential Tenancy Commissioner kann Reparaturen anordnen.',
  },
  'au.ask.repair-act': {
    says: 'Im ACT muss der Vermieter (lessor) das Zuhause bewohnbar und in gutem Zustand halten. Dringende Reparaturen kommen zuerst, und ACAT kann die Arbeit anordnen.',
  },
  'au.ask.repair-nt': {
    says: 'Im Northern Territory muss der Vermieter das Zuhause in gutem Zustand halten. NTCAT kann die Arbeit oder Geld anordnen.',
  },
  'au.ask.pets': {
    says: 'Fragen Sie schriftlich. In den meisten Bundesstaaten darf der Vermieter nur aus einem Grund im Gesetz Nein sagen und muss rechtzeitig antworten. Das sind 14 Tage in Victoria und Queensland und 21 in New South Wales.',
  },
  'au.ask.rent-up-wa': {
    says: 'In Western Australia darf die Miete nur einmal in 12 Monaten steigen, mit 60 Tagen Ankündigung auf dem richtigen Formular. Bei fester Laufzeit muss der Vertrag es erlauben.',
  },
  'au.ask.rent-up-sa': {
    says: 'In South Australia darf die Miete nur einmal in 12 Monaten steigen, mit 60 Tagen schriftlicher Ankündigung. Ist sie zu hoch, kann SACAT eine niedrigere festsetzen.',
  },
  'au.ask.inspections': {
    says: 'Nein, nicht jeden Monat. In New South Wales höchstens viermal im Jahr, in Queensland einmal in drei und in Victoria einmal in sechs Monaten. Sie müssen schriftlich Bescheid bekommen, meist sieben Tage vorher.',
  },
  'au.ask.notice-to-leave': {
    says: 'Es hängt vom Staat und vom Grund ab. Am Ende einer festen Laufzeit sind es in New South Wales und Victoria meist 90 Tage, in Queensland zwei Monate. Nur ein Tribunal oder Gericht kann Sie hinaussetzen.',
  },
}
