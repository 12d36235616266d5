/** Signs of fraud in the languages beside English. The codes and what they say are those of en-authenticity.ts. */
import type { CueRow } from './cue.ts'

export const FRAUD_CUES = [
  {
    means: 'authenticity',
    code: 'asks_for_pin',
    points: 'suspicious',
    weight: 4,
    says: 'It asks for a PIN, password or security code. Real firms never do.',
    cues: `
      ihre pin | pin und tan | tan ein | die tan | ihr passwort | sicherheitscode | kreditkartennummer und | kreditkartennummer ein |
      kartendaten ein | zugangsdaten eingeben | coordonnées bancaires sous | vos coordonnées bancaires | votre code secret |
      votre mot de passe | numéro de carte bancaire | code reçu par sms | datos de su tarjeta | clave que recibirá | su contraseña |
      código que recibirá | confirme su pin | introduzca su pin | indique su pin | confirmez votre code | confirmez votre carte | confirmez vos coordonnées bancaires | código de seguridad | codice pin | la sua password | dati della carta | codice otp | uw pincode |
      uw wachtwoord | uw inloggegevens | tancode | bankgegevens bevestigen | 暗証番号 | パスワードを入力 | カード番号を入力 |
      su número de tarjeta | i suoi dati e`,
  },
  {
    means: 'authenticity',
    code: 'asks_to_verify',
    points: 'suspicious',
    weight: 2.4,
    says: 'It wants you to "verify" or "update" details. Criminals use those words to get them.',
    cues: `
      bestätigen sie ihre zahlungsdaten | bestätigen sie ihre daten | verifizieren sie | konto wurde gesperrt | konto wird gesperrt |
      konto vorübergehend eingeschränkt | konnte nicht zugestellt werden | zollgebühren | daten aktualisieren | ungewöhnliche aktivität |
      ihr paket wartet | aktualisieren sie ihre | identität bestätigen | mettez à jour vos coordonnées | confirmez vos coordonnées | mettez à jour vos informations |
      carte vitale arrive à expiration | votre carte vitale | commandez votre nouvelle carte | procédure d obtention de votre nouvelle carte | votre colis | colis est en attente | compte a été suspendu | compte sera suspendu |
      confirmez vos informations | vérifiez votre identité | suspension de vos droits | frais de douane | paquete está retenido |
      paquete retenido | cuenta ha sido suspendida | cuenta ha sido bloqueada | verifique su identidad | actualice sus datos |
      confirme sus datos | gastos de aduana | conto è stato sospeso | conto è stato bloccato | conto verrà bloccato | confermi i suoi dati |
      accesso anomalo | aggiorni i suoi dati | pacco in giacenza | verifichi la sua identità | uw pakket | pakket kon niet |
      rekening is geblokkeerd | rekening wordt geblokkeerd | bevestig uw gegevens | verifieer uw | controleer uw gegevens |
      registrierung ausläuft | registrierung verlängern | verlängerung ihrer registrierung | pushtan | photo tan verlängern | prozess starten |
      renouveler votre accès | renueve su acceso | rinnovi il suo accesso | verleng uw toegang | アカウントを停止 | アカウントが停止 | ご本人確認 | お荷物のお届け | 不在のため持ち帰り | 不正なアクセス | アカウントの確認 | クレジットカードの更新 | カード情報をご確認 | カード情報の更新 | 口座を凍結 | お取引目的の確認 | 自動退会処理 | 持ち戻りました |
      個人情報と | お支払い方法の更新`,
  },
  {
    means: 'authenticity',
    code: 'false_authority',
    points: 'suspicious',
    weight: 6,
    says: 'It names an office that does not exist. Known frauds use such names.',
    cues: `
      訴訟最終告知 | 総合消費料金 | 国民訴訟通達センター | 訴訟通達センター | 民事訴訟最終通達 | 法務省管轄支局 | 消費料金未納 | 裁判取り下げ最終期日 |
      unité cyber criminalité | brigade de protection des mineurs de la gendarmerie | europol notice | hmcts warrants dept |
      interpol haftbefehl | european register of companies | international trademark register`,
  },
  {
    means: 'authenticity',
    code: 'gift_card_payment',
    points: 'suspicious',
    weight: 6,
    says: 'It asks for payment by gift card. Only criminals do that.',
    cues: `
      geschenkkarte | geschenkkarten | gutscheinkarte | gutscheinkarten | carte cadeau | cartes cadeaux | coupon pcs | tickets transcash |
      tarjeta regalo | tarjetas regalo | carta regalo | carte regalo | cadeaukaart | cadeaukaarten | ギフトカード | プリペイドカード |
      電子マネー | paysafecard | vプリカ | ビットキャッシュ | ウェブマネー | アップルギフト | グーグルプレイカード`,
  },
  {
    means: 'authenticity',
    code: 'crypto_payment',
    points: 'suspicious',
    weight: 6,
    says: 'It asks for payment in crypto money. Only criminals do that.',
    cues: 'kryptowährung | cryptomonnaie | criptomoneda | criptomonedas | criptovaluta | criptovalute | cryptovaluta | 仮想通貨 | ビットコイン',
  },
  {
    means: 'authenticity',
    code: 'threatens_arrest',
    points: 'suspicious',
    weight: 3.5,
    says: 'It threatens arrest over money. Real debts do not work like that.',
    cues: `
      sie werden verhaftet | festnahme | polizei wird sie | vous serez arrêté | mandat d arrêt | será detenido | orden de arresto |
      sarà arrestato | mandato di arresto | u wordt gearresteerd | arrestatiebevel | 逮捕 | ansonsten haftbefehl | nadien huiszoeking`,
  },
  {
    means: 'authenticity',
    code: 'family_emergency',
    points: 'suspicious',
    weight: 4.5,
    says: 'It claims to be family on a new number.',
    cues: `
      hallo mama | hallo papa | meine neue nummer | coucou maman | salut maman | mon nouveau numéro | hola mamá |
      mi nuevo número | ciao mamma | mio nuovo numero | hoi mam | hoi mama | mijn nieuwe nummer | 電話番号が変わ`,
  },
  {
    means: 'authenticity',
    code: 'pressing_link',
    points: 'suspicious',
    weight: 2.2,
    says: 'It hurries you to pay through a link.',
    cues: `
      über den folgenden link | klicken sie auf den link | cliquant sur ce lien | cliquez sur ce lien | cliquez sur le lien |
      lien suivant | siguiente enlace | pulse aquí | haga clic | enlace para pagar | clicchi sul link | clicchi qui | seguente link |
      acceda subito | onderstaande link | klik op de link | via deze link | 下記のリンク | 以下のリンク | activate the link |
      unpaid toll | outstanding toll | toll balance | final reminder you have an unpaid`,
  },
  {
    means: 'authenticity',
    code: 'false_purchase',
    points: 'suspicious',
    weight: 3,
    says: 'It speaks of something you did not buy, and wants you to call.',
    cues: '有料動画サイト | 有料動画の | 閲覧履歴があり | 有料サイトの | 登録解除の連絡',
  },
  {
    means: 'authenticity',
    code: 'cannot_do_this',
    points: 'suspicious',
    weight: 3,
    says: 'It threatens things that a debt collector cannot do.',
    cues: '身辺調査 | 身元調査 | 勤務先へ通告 | ご家族へ通告',
  },
  {
    means: 'authenticity',
    code: 'says_keep_secret',
    points: 'suspicious',
    weight: 3.5,
    says: 'It tells you to keep it secret.',
    cues: `
      ne rien dire à votre agence | ne rien dire à votre banque | ne rien dire à votre conseiller | n en parlez à personne | ne prévenez pas votre banque | ne contactez pas votre banque |
      sagen sie ihrer bank nichts | sprechen sie mit niemandem darüber | sagen sie niemandem etwas | informieren sie ihre bank nicht | kein wort zu ihrer bank |
      non dica nulla alla banca | non ne parli con nessuno | non informi la banca | no diga nada a su banco | no lo comente con nadie | no informe a su banco |
      zeg niets tegen uw bank | vertel niemand | praat er met niemand over`,
  },
  {
    means: 'authenticity',
    code: 'money_transfer_payment',
    points: 'suspicious',
    weight: 4,
    says: 'It asks for a money transfer that cannot be traced.',
    cues: `
      coursier passera | coursier viendra | coursier récupérera | coursier va récupérer | remettre votre carte au coursier | carte au coursier |
      ein kurier holt | kurier abgeholt | kurier wird ihre | kurier kommt | karte dem kurier | boten übergeben | bargeld und schmuck |
      un corriere ritirerà | corriere passerà | carta al corriere | mensajero recogerá | mensajero pasará | tarjeta al mensajero |
      koerier haalt | koerier komt | pas aan de koerier | knip uw pas |
      compte sécurisé de la banque | compte de sécurité | mettre votre argent à l abri | sicherheitskonto | geld in sicherheit |
      conto sicuro | conto protetto | cuenta segura | veilige rekening | kluisrekening`,
  },
  {
    means: 'authenticity',
    code: 'asks_to_verify',
    points: 'suspicious',
    weight: 3,
    says: 'It wants you to "verify" or "update" details. Criminals use those words to get them.',
    cues: `
      valider l opération d annulation | valider l annulation | application pour annuler l opération | stornierung freigeben |
      stornierung in ihrer app | stornierung in der app | autorizzi lo storno | autorizzare l annullamento | autorice la anulación |
      annulering goedkeuren`,
  },
] as const satisfies readonly CueRow[]
