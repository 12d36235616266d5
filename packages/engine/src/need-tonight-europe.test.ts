/** Whoever has no bed, no food, no power or a loan shark at the door is told first whom to call, in Europe and Japan. */
import { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { analyse } from './analyse.ts'
import { answerTo, linesOf } from './fixtures/short-questions.ts'

const NO_BED: Readonly<Record<string, string>> = {
  de: 'Ordnungsamt',
  fr: 'Call 115',
  es: 'emergencia social',
  it: 'pronto intervento',
  nl: 'opvang',
  be: 'Samusocial',
  ch: 'a roof, food',
  jp: '福祉事務所',
}

test.each(
  linesOf(`
  de wir haben heute nacht keinen schlafplatz, ich und meine zwei kinder
  de i have nowhere to sleep tonight with my children
  de wir schlafen im auto mit den kindern, wer hilft uns
  de ich bin obdachlos, wohin kann ich heute nacht
  de Mein Freund hat mich und meine Tochter (4) heute Nachmittag vor die Tür gesetzt. Wir standen nicht im Mietvertrag. Ich habe bei drei Freundinnen gefragt, keine hat Platz. Es sind zwei Grad draußen und wir wissen nicht, wo wir schlafen sollen. Wer muss uns helfen?
  de we sleep in our car since monday, two kids
  de ich lebe auf der straße und weiß nicht wohin
  de hab kein dach mehr überm kopf, kann die gemeinde mich wegschicken
  de meine mutter hat mich rausgeschmissen, ich bin 19 und weiß nicht wo ich heute schlafen soll
  de frau mit 2 kindern obdachlos was tun
  de homeless tonight with a baby, where do i go
  de stehe mit zwei koffern am bahnhof, frauenhaus voll, wohin
  de ich und mein baby sind seit heute auf der straße, was machen wir jetzt
  de wohnung geräumt heute morgen, gerichtsvollzieher war da, wo sollen wir mit den kindern schlafen
  de übernachte seit einer woche im auto weil ich keine wohnung habe
  de we were evicted this morning and have no place to go with 3 kids
  de wo kann ich mit meinem kind heute übernachten, wir haben keine wohnung mehr
  de bin 22 und obdachlos geworden, wer hilft
  fr je n'ai nulle part où dormir ce soir avec mes enfants
  fr nowhere to sleep tonight with my children
  fr on dort dans la voiture avec les enfants
  fr je suis à la rue, qui appeler
  fr Mon compagnon m'a mise dehors cet après-midi avec ma fille de 4 ans. Je ne suis pas sur le bail. J'ai appelé deux amies, personne ne peut nous prendre. Il fait deux degrés et je ne sais pas où dormir. Qui peut nous aider ?
  fr we are sleeping in our car since monday
  fr le 115 n'a pas de place pour nous ce soir
  fr on n'a plus de logement et il fait -2, on est 4 dont deux petits
  fr je dors dehors depuis 3 jours avec ma fille
  fr expulsée ce matin, je sais pas où aller avec mes enfants ce soir
  fr ma mère m'a foutue dehors, j'ai 19 ans, je dors où ce soir
  fr je me retrouve sans logement ce soir avec un bébé
  fr ma fille et moi dormons dans un hall d'immeuble
  fr le propriétaire nous a virés, on a passé la nuit dans la voiture
  fr je suis sans abri avec mes deux enfants, qui peut m'héberger
  fr on n'a nulle part où aller cette nuit
  es no tengo donde dormir esta noche con mis hijos
  es nowhere to sleep tonight with my children
  es dormimos en el coche con los niños
  es estoy en la calle, a quién llamo
  es Mi pareja me ha echado de casa esta tarde con mi hija de 4 años. No estoy en el contrato. He preguntado a dos amigas y nadie puede acogernos. Hace dos grados y no sé dónde vamos a dormir. ¿Quién nos puede ayudar?
  es we are sleeping in our car since monday
  es soy una persona sin techo, donde puedo ir
  es nos han desahuciado hoy y no tenemos adónde ir con los niños
  es mi madre me ha echado de casa y no sé donde dormir hoy
  es llevo una semana durmiendo en un coche con mi bebé
  es me he quedado sin piso y esta noche duermo en la estación
  es me quedo sin casa mañana y tengo dos niños pequeños, dónde voy
  es estamos durmiendo en un parque con los niños
  es duermo en casa de amigos pero hoy me echan, no sé adónde ir
  es no tenemos dónde dormir hoy
  es vivimos en una furgoneta con dos niños, qué ayuda hay
  it non so dove dormire stanotte con i miei figli
  it nowhere to sleep tonight with my children
  it dormiamo in macchina con i bambini
  it sono per strada, chi posso chiamare
  it Il mio compagno mi ha buttata fuori oggi pomeriggio con mia figlia di 4 anni. Non sono nel contratto. Ho chiesto a due amiche, nessuna può ospitarci. Ci sono due gradi e non so dove dormire. Chi ci può aiutare?
  it we are sleeping in our car since monday
  it sono senza casa e senza un posto dove andare stasera
  it mi hanno sfrattato oggi e non so dove andare con i bambini
  it da tre giorni dormo in stazione
  it siamo stati sfrattati e stanotte siamo in macchina con i bimbi
  it ho perso la casa e non so dove passare la notte
  it siamo rimasti senza alloggio stasera
  it siamo senza casa con due bambini
  nl ik heb vannacht geen slaapplek met mijn kinderen
  nl nowhere to sleep tonight with my children
  nl we slapen in de auto met de kinderen
  nl ik sta op straat, wie kan ik bellen
  nl Mijn vriend heeft mij en mijn dochter van 4 vanmiddag de deur uit gezet. Ik sta niet op het huurcontract. Ik heb twee vriendinnen gevraagd, niemand heeft plek. Het is twee graden en ik weet niet waar we moeten slapen. Wie kan ons helpen?
  nl we are sleeping in our car since monday
  nl ik ben dakloos, waar kan ik vannacht heen
  nl vanmiddag uit huis gezet, waar kunnen we vannacht terecht met 3 kids
  nl ik slaap al een week in mijn auto
  nl kan vannacht nergens terecht, heb een baby bij me
  nl we zijn vandaag ontruimd en weten niet waar we vannacht heen moeten met de kinderen
  nl ik logeer bij vrienden maar moet er vanavond uit, ik heb geen huis
  nl ik ben met mijn kind op straat gezet en heb vannacht geen bed
  be je n'ai nulle part où dormir ce soir avec mes enfants
  be nowhere to sleep tonight with my children
  be we slapen in de auto met de kinderen
  be on dort dans la voiture avec les enfants
  be ik heb vannacht geen slaapplek met mijn kinderen
  be Mon compagnon m'a mise dehors cet après-midi avec ma fille de 4 ans. Je ne suis pas sur le bail. J'ai appelé deux amies, personne ne peut nous prendre. Il fait deux degrés et je ne sais pas où dormir. Qui peut nous aider ?
  be ik ben dakloos, waar kan ik vannacht heen
  be expulsés aujourd'hui, on sait pas où dormir avec les petits
  be wij staan vanavond op straat met drie kinderen
  be je suis sans logement ce soir avec un bébé
  be on m'a viré de chez moi, je suis dehors avec ma valise
  be sans abri à bruxelles avec un bébé
  ch wir haben heute nacht keinen schlafplatz, ich und meine zwei kinder
  ch nowhere to sleep tonight with my children
  ch on dort dans la voiture avec les enfants
  ch ich bin obdachlos, wohin kann ich heute nacht
  ch non so dove dormire stanotte con i miei figli
  ch Mein Freund hat mich und meine Tochter (4) heute Nachmittag vor die Tür gesetzt. Wir standen nicht im Mietvertrag. Ich habe bei drei Freundinnen gefragt, keine hat Platz. Es sind zwei Grad draussen und wir wissen nicht, wo wir schlafen sollen. Wer muss uns helfen?
  ch bin heute aus der wohnung geflogen und weiss nicht wo schlafen
  ch expulsé ce matin, je dors dans ma voiture
  ch sono in strada con mio figlio stanotte
  ch wir wurden heute ausgewiesen und haben keinen ort zum schlafen
  ch keine unterkunft für heute nacht
  jp 今夜子どもと寝る場所がありません
  jp nowhere to sleep tonight with my children
  jp 車で寝泊まりしています、子どもが2人います
  jp ネットカフェのお金もなくなり今夜泊まるところがない
  jp 今日の午後、同棲していた彼に4歳の娘と一緒に家を追い出されました。契約者は彼です。友達2人に頼みましたが泊めてもらえませんでした。外は2度で、どこで寝ればいいか分かりません。誰に頼ればいいですか？
  jp ホームレスになりました。どこに相談すればいいですか
  jp 家賃滞納で今日追い出されて今夜寝るところがありません
  jp ネットカフェを転々としています。住む所がありません
  jp 子どもと車で寝ています
  jp 今日アパートを強制退去になり、行く場所がありません
  jp 公園で寝ています。仕事もありません
  jp DVではないのですが夫と別れて今夜行くところがありません
  jp 泊まる場所がなくて困っています
`),
)('who has no bed tonight is told whom to call: in %s, "%s"', async (country, text) => {
  expect(await answerTo(text, country)).toContain(NO_BED[country])
})

const NO_FOOD: Readonly<Record<string, string>> = {
  de: 'Lebensmittelgutschein',
  fr: 'CCAS',
  es: 'ayuda de emergencia',
  it: 'buoni spesa',
  nl: 'Voedselbank',
  be: 'food banks',
  ch: 'Nothilfe',
  jp: '緊急小口資金',
}

test.each(
  linesOf(`
  de kein geld mehr für essen bis freitag
  de der kühlschrank ist leer und das geld kommt erst am ersten
  de i have no money for food until friday
  de wir haben nichts mehr zu essen, das jobcenter zahlt erst nächste woche
  de Seit drei Wochen warte ich auf meinen Bescheid vom Jobcenter. Auf dem Konto sind 2 Euro, der Kühlschrank ist leer, meine Kinder haben Hunger. Was kann ich heute tun?
  de we have nothing to eat, fridge is empty
  de hab nix mehr zu essen daheim
  de noch 4 euro bis monatsende, wie soll ich die kinder satt kriegen
  de konto leer, kein geld für babymilch
  de wir sind pleite und die kleine braucht babynahrung
  de kann meinen kindern heute nichts kochen, geld ist alle
  de jobcenter hat nicht überwiesen und wir haben nichts zu essen
  de kein cent mehr, baby braucht milch
  de ich habe nichts mehr zu essen für meine kinder, was kann ich tun
  de kein geld für lebensmittel bis zum 1.
  fr plus d'argent pour manger jusqu'à vendredi
  fr le frigo est vide et je n'ai plus rien
  fr no money for food until friday
  fr on n'a plus rien à manger, les enfants ont faim
  fr La CAF a suspendu mon RSA le mois dernier pour un contrôle. Il me reste 3 euros sur le compte, le frigo est vide et j'ai deux enfants. Je n'ai pas de famille ici. Comment je fais pour manger cette semaine ?
  fr j'ai plus un rond pour nourrir mes gosses
  fr plus de sous pour les courses, on est le 20
  fr how do i get food, i have 2 euros left
  fr je n'ai pas mangé depuis deux jours
  fr mon compte est à zéro et j'ai plus de lait pour le bébé
  fr je n'ai plus rien à manger pour mes enfants
  es no tengo dinero para comer hasta el viernes
  es la nevera está vacía y no cobro hasta el día 10
  es no money for food until friday
  es no tenemos nada que comer, tengo dos niños
  es Estoy esperando el ingreso mínimo vital desde hace cuatro meses. Me quedan 3 euros en la cuenta, la nevera está vacía y tengo dos hijos. No tengo familia aquí. ¿Qué puedo hacer para comer esta semana?
  es no me llega para dar de comer a mis hijos
  es estoy sin un duro y sin comida
  es mis hijos no han cenado hoy, no tengo dinero
  es hace dos días que no como
  es no tengo nada para dar de comer a mis hijos
  it non ho soldi per mangiare fino a venerdì
  it il frigo è vuoto e non ho più soldi
  it no money for food until friday
  it non abbiamo niente da mangiare, ho due bambini
  it Aspetto l'assegno di inclusione da tre mesi. Ho 3 euro sul conto, il frigo è vuoto e ho due figli. Non ho parenti qui. Come faccio a mangiare questa settimana?
  it non arrivo a fine mese e non ho da mangiare per i figli
  it mi restano 5 euro, come faccio la spesa
  it siamo senza soldi, i bambini non hanno niente da mangiare
  it i miei figli non hanno mangiato oggi, non ho un euro
  it sono due giorni che non mangio
  it non abbiamo soldi per mangiare
  nl ik heb geen geld voor eten tot vrijdag
  nl de koelkast is leeg en ik heb geen geld meer
  nl no money for food until friday
  nl we hebben niks te eten en ik heb twee kinderen
  nl Ik wacht al vijf weken op mijn bijstandsuitkering. Er staat nog 3 euro op mijn rekening, de koelkast is leeg en ik heb twee kinderen. Ik heb hier geen familie. Hoe kom ik deze week aan eten?
  nl ik kan geen eten meer kopen voor mijn kinderen
  nl nog 4 euro tot mijn salaris, hoe kom ik aan eten
  nl mijn kinderen hebben vandaag nog niet gegeten, geen geld
  nl ik heb al twee dagen niet gegeten
  nl geen geld meer voor eten en luiers
  be plus d'argent pour manger jusqu'à vendredi
  be ik heb geen geld voor eten tot vrijdag
  be no money for food until friday
  be le frigo est vide et je n'ai plus rien
  be J'attends le revenu d'intégration du CPAS depuis cinq semaines. Il me reste 3 euros sur le compte, le frigo est vide et j'ai deux enfants. Comment je fais pour manger cette semaine ?
  be de koelkast is leeg en ik heb geen geld meer
  be geen eten meer in huis en het ocmw antwoordt niet
  be rien dans le frigo, le cpas ne répond pas
  be on mange plus depuis deux jours
  be mijn kinderen hebben vandaag nog niet gegeten
  be plus rien à manger à la maison
  ch kein geld mehr für essen bis freitag
  ch no money for food until friday
  ch plus d'argent pour manger jusqu'à vendredi
  ch der kühlschrank ist leer und das geld kommt erst am ersten
  ch Seit vier Wochen warte ich auf den Entscheid vom Sozialamt. Auf dem Konto sind 2 Franken, der Kühlschrank ist leer, meine Kinder haben Hunger. Was kann ich heute tun?
  ch kein geld mehr und die kinder haben hunger
  ch non ho più soldi per mangiare
  ch je n'ai plus rien pour nourrir mes enfants
  ch nous n'avons plus à manger et l'aide sociale tarde
  ch nichts zu essen im haus
  jp 金曜日まで食べるお金がない
  jp no money for food until friday
  jp 冷蔵庫が空っぽでお金もありません
  jp 所持金が300円しかなく食べ物がない
  jp 先月仕事を切られて、残りは500円です。冷蔵庫は空で、小学生の子どもが2人います。頼れる親族もいません。今週どうやって食べればいいですか？
  jp 給料日まで食べるものが買えない
  jp お金がなくて子どもに食べさせられない
  jp 財布に200円しかない、子どもの晩ごはんが買えない
  jp もう2日何も食べていません
  jp 財布に100円しかありません、子どものご飯が買えない
  jp お米も買えません
  jp お金がなくてご飯が食べられません
`),
)('who has nothing to eat is told whom to call: in %s, "%s"', async (country, text) => {
  expect(await answerTo(text, country)).toContain(NO_FOOD[country])
})

test.each(Object.keys(NO_BED))('the page says high above who has no bed, in %s', async (code) => {
  const request = { country: CountryCode.parse(code), language: 'en', userGoal: '' } as const
  const text = 'i have nowhere to sleep tonight with my children'
  const { outcome } = await analyse({ text, request, today: '2026-11-23' })
  expect(outcome.analysis.urgencyLevel).toBe('high')
})
