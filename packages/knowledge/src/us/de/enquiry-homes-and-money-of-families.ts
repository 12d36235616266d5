/** The German words of the rows in ../enquiry-homes-and-money-of-families.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES_DE: Words = {
  'us.fact.ex-on-mortgage': {
    says: 'Sehen Sie in Ihr Scheidungsurteil (decree). Nur wenn es einen Tag zum Umschulden (refinance) oder Verkauf nennt, müssen Sie das; dann kann der andere dort die Durchsetzung beantragen. Sonst behalten Sie das Haus, das Ihnen zugesprochen ist. Die Bank kann aber weiter beide in Anspruch nehmen, und späte Raten schaden beiden. Wegen der Übertragung durch die Scheidung darf sie den Kredit nicht fällig stellen. Fragen Sie nach Übernahme auf Sie allein.',
    dependsOn: 'was das Scheidungsurteil anordnet',
  },
  'us.fact.spouse-sells-home': {
    says: 'Bei Gefahr geht die Sicherheit vor: Eine Schutzanordnung (protective order) kann den anderen aus der Wohnung weisen (1-800-799-7233, Tag und Nacht). Steht Ihr Name in der Urkunde (deed), geht ein Verkauf nicht ohne Ihre Unterschrift; viele Bundesstaaten verlangen ohnehin beide. Beantragen Sie Scheidung und sofort temporary orders: kein Verkauf, wer bleibt, wer zahlt. Schreiben Sie der Bank wegen der Rückstände. Eine Zwangsversteigerung braucht Wochen. Legal aid hilft.',
  },
  'us.state.tx.ask-spouse-sells-home': {
    says: 'Bei Gefahr geht die Sicherheit vor: Eine Schutzanordnung kann den anderen aus der Wohnung weisen (1-800-799-7233, Tag und Nacht). In Texas darf keiner der Eheleute das gemeinsame Heim (homestead) ohne Unterschrift des anderen verkaufen, egal wer den Kredit hat. In der Ehe Erworbenes gehört meist beiden. Beantragen Sie Scheidung und sofort temporary orders: kein Verkauf, wer bleibt, wer zahlt. Rufen Sie die Bank an. Vordrucke: TexasLawHelp.org.',
  },
  'us.fact.agent-fails': {
    says: 'Zuerst reden: Die bevollmächtigte Person kann schriftlich zurücktreten; dann übernimmt die im Papier genannte zweite. Solange der Mensch versteht, kann er die Vollmacht widerrufen und neu erteilen. Sonst kann jeder Nahestehende beim probate court beantragen, das Tun oder Nichtstun zu prüfen, Weisungen zu geben oder einen guardian zu bestellen. Zahlen Sie Dringendes. Fehlt Geld oder Pflege: Adult Protective Services (Eldercare Locator 1-800-677-1116).',
  },
  'us.fact.spouse-card-on-my-report': {
    says: 'Wer eine Karte nicht unterschrieben hat und nur mit der Inhaberin verheiratet ist oder sie nur benutzen durfte, schuldet nichts. In community property states wie Kalifornien oder Texas kann das anders sein. Bestreiten Sie den Eintrag schriftlich bei der Bank und jeder Auskunftei; sie müssen prüfen, meist in 30 Tagen. Verlangen Sie den unterschriebenen Vertrag. Eine Beschwerde beim CFPB anzukündigen ist Ihr Recht und keine Erpressung.',
  },
}
