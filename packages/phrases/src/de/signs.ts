/** German: signs for and against a letter being genuine. See en/signs.ts. */
import type { Signs } from '../phrases.ts'

export const DE_SIGNS: Signs = {
  asks_for_pin: 'Man fragt nach PIN, Passwort oder Sicherheitscode. Echte Firmen tun das nie.',
  gift_card_payment: 'Sie sollen mit Gutscheinkarten zahlen. Das wollen nur Betrüger.',
  crypto_payment: 'Sie sollen mit Krypto-Geld zahlen. Das wollen nur Betrüger.',
  money_transfer_payment: 'Sie sollen Geld auf einem Weg schicken, den man nicht verfolgen kann.',
  says_keep_secret: 'Sie sollen es geheim halten.',
  gives_cover_story: 'Man sagt Ihnen, was Sie Ihrer Bank erzählen sollen. Das tun nur Betrüger.',
  misspelt_brand: 'Ein bekannter Name ist falsch geschrieben.',
  threatens_arrest: 'Man droht mit Verhaftung wegen Geld. So läuft es bei echten Schulden nicht.',
  asks_to_verify:
    'Sie sollen Daten „bestätigen“ oder „aktualisieren“. Mit solchen Wörtern holen sich Betrüger Daten.',
  asks_to_click: 'Sie sollen schnell auf einen Link klicken.',
  promises_money: 'Man verspricht Ihnen Geld aus dem Nichts.',
  asks_remote_access: 'Man will auf Ihren Computer oder Ihr Telefon zugreifen.',
  changed_bank_details:
    'Angeblich hat sich das Konto geändert. Rufen Sie an, mit einer Nummer, die Sie schon hatten.',
  family_emergency: 'Jemand gibt sich als Verwandter mit neuer Nummer aus.',
  blackmail: 'Man droht, private Bilder zu zeigen.',
  threatens_service_end: 'Man drängt Sie, sofort zu handeln.',
  greets_nobody: 'Niemand wird mit Namen angesprochen.',
  warns_against_sharing: 'Der Brief warnt davor, PIN oder Passwort weiterzugeben.',
  says_not_a_court: 'Der Brief sagt selbst, dass er nicht vom Gericht kommt.',
  says_regulated: 'Der Brief nennt die Aufsicht. Das können Sie im Register prüfen.',
  names_free_help: 'Der Brief nennt kostenlose Schuldnerberatung, wie es echte Firmen müssen.',
  says_how_to_complain: 'Der Brief sagt, wie man sich beschwert oder widerspricht.',
  pressure_hours: 'Sie bekommen nur Stunden Zeit. Betrüger drängen.',
  has_claim_number: 'Der Brief hat ein Aktenzeichen, wie Gerichte es benutzen.',
  has_fca_number: 'Der Brief nennt eine FCA-Nummer. Sie können sie im Register der FCA prüfen.',
  has_company_number:
    'Der Brief nennt eine Firmennummer. Sie können sie im Register Companies House prüfen.',
  personal_bank_account: 'Das Geld soll auf das Konto einer Privatperson.',
  small_fee_first: 'Sie sollen erst eine kleine Gebühr zahlen, um etwas Größeres zu bekommen.',
  bad_spelling: 'Der Brief hat Fehler, die ein echter Absender nicht macht.',
  cannot_do_this: 'Man droht mit Dingen, die ein Inkassobüro nicht darf.',
  lookalike_domain: 'Die Internet-Adresse sieht nur so aus wie eine bekannte.',
  foreign_link: 'Die Nachricht nutzt einen bekannten Namen mit einem Link, der nicht dazu gehört.',
  short_link: 'Der Link verbirgt, wohin er führt.',
  hidden_letters:
    'In den Wörtern sind Zeichen versteckt, damit Mail-Filter sie nicht lesen können.',
  false_purchase: 'Es geht um einen Kauf, den Sie nicht gemacht haben, und Sie sollen anrufen.',
  avoids_known_contact:
    'Sie sollen nicht die Adresse oder Nummer nutzen, die Sie kennen. Das verlangen nur Betrüger.',
  foreign_account: 'Das Geld soll auf ein Konto in einem anderen Land.',
  free_mail_address: 'Die Adresse ist von einem kostenlosen Mail-Dienst, keine eigene.',
  no_letter_date: 'Der Brief hat kein Datum. Deshalb lassen sich Fristen nicht prüfen.',
  claims_court_without_number: 'Der Brief tut wie ein Gericht, hat aber kein Aktenzeichen.',
  orders_to_software:
    'Der Text versucht, Programmen Befehle zu geben. Wir haben sie nicht befolgt.',
}
