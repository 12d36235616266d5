/** Bills of the tax collector (cartella): instalments, old debts and what it must wait for: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTION_BILL_WORDS: Words = {
  'it.public.want-bill': {
    says: 'Das ist eine Steuerzahlkarte (cartella di pagamento). Zahlen Sie, bitten Sie um Raten oder erheben Sie Einspruch (ricorso), innerhalb von 60 Tagen.',
  },
  'it.public.no-seizure': {
    says: 'In den 60 Tagen nach einer Steuerzahlkarte (cartella di pagamento) kann nicht gepfändet werden. Nach einem Jahr muss zuerst eine neue Warnung (intimazione) mit fünf Tagen kommen.',
  },
  'it.public.small-debt': {
    says: 'Bei Schulden bis 1.000 € kommt zuerst ein Brief mit den Einzelheiten. Danach muss das Amt 120 Tage warten, bevor es handelt.',
  },
  'it.public.right-eighty-four': {
    says: '2025 und 2026 können Sie bis zu 120.000 € in bis zu 84 Monatsraten zahlen, auf einfachen Antrag. Für mehr Raten müssen Sie die Notlage beweisen.',
  },
  'it.public.right-stop-suspend': {
    says: 'Haben Sie gezahlt, oder ist die Schuld zu alt oder aufgehoben? Schicken Sie der AdER innerhalb von 60 Tagen eine Erklärung. Sie stoppt die Eintreibung.',
  },
  'it.public.change-quinquies': {
    says: 'Das Sonderangebot für alte Schulden bei der Einzugsstelle (rottamazione-quinquies) ist seit dem 30. April 2026 für neue Anträge geschlossen.',
    was: 'Sie konnten beantragen, ohne Strafen und Zinsen zu zahlen.',
    is: 'So zahlt nur, wer rechtzeitig beantragt hat. Die nächste Rate ist am 30. November 2026 fällig.',
  },
  'it.public.insight-service': {
    says: 'Schulden in einer Warnung (intimazione) können aus Papieren kommen, die Sie nie bekamen.',
    actionable:
      'Verlangen Sie von der AdER die Liste (estratto di ruolo) und die Beweise der Zustellung.',
  },
}
