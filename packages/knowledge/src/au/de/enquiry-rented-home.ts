/** The German words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_DE: Words = {
  'au.ask.repair-nsw': {
    says: 'In New South Wales muss der Vermieter das Zuhause bewohnbar und in gutem Zustand halten. Das Tribunal kann Reparaturen oder weniger Miete anordnen.',
  },
  'au.ask.repair-vic': {
    says: 'In Victoria müssen dringende Reparaturen sofort gemacht werden und andere binnen 14 Tagen. Schimmel und Feuchtigkeit, die vom Gebäude kommen, zählen dazu.',
  },
  'au.ask.repair-qld': {
    says: 'In Queensland muss das Zuhause die Mindestregeln für Wohnungen (minimum housing standards) erfüllen. Bitten Sie schriftlich, gehen Sie dann zur RTA und zu QCAT.',
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
  'au.ask.repairs': {
    says: 'Bitten Sie schriftlich, mit Fotos und einem Datum. Für dringende Reparaturen gibt es schnellere Wege. Passiert nichts, gehen Sie zum Tribunal. Zahlen Sie weiter Miete.',
  },
  'au.ask.leaving': {
    says: 'Bei einem Mietvertrag ohne festes Ende (periodic lease) kündigen Sie in Victoria 28 Tage vorher. In Queensland, Tasmanien und dem Northern Territory sind es 14, sonst 21. Brechen Sie eine feste Laufzeit ab, schulden Sie vielleicht eine Gebühr (break fee) oder den fairen Verlust des Vermieters. Gewalt in der Familie ist eine Ausnahme.',
    dependsOn: 'Ihr Bundesstaat und die Art des Mietvertrags',
  },
}
