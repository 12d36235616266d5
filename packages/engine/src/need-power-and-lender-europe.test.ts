/** Whoever has a baby and no power, or a loan shark at the door, is told first whom to call, in Europe and Japan. */
import { expect, test } from 'vitest'

import { answerTo, linesOf } from './fixtures/short-questions.ts'

const NO_POWER: Readonly<Record<string, string>> = {
  de: 'Abwendungsvereinbarung',
  fr: '31 March',
  es: 'by the next day',
  it: 'one working day',
  nl: 'schuldhulp',
  be: 'LAC',
  ch: 'prepaid meter',
  jp: '社会福祉協議会',
}

test.each(
  linesOf(`
  de uns wurde heute der strom abgestellt und wir haben ein baby
  de electricity cut off with a baby in the house
  de strom weg, kann nicht zahlen, baby 3 monate
  de seit heute morgen ist der strom gesperrt, im haus ist ein säugling, was kann ich machen
  de Die Stadtwerke haben heute um 10 Uhr den Strom abgedreht, weil wir 480 Euro Rückstand haben. Meine Tochter ist fünf Monate alt, wir können die Flasche nicht warm machen. Was kann ich noch heute tun?
  de stromsperre seit heute, neugeborenes zuhause
  de sie haben uns eben den strom abgeklemmt, das baby friert
  de strom abgestellt und ich habe ein neugeborenes
  fr on nous a coupé l'électricité ce matin et j'ai un bébé
  fr electricity cut off with a baby in the house
  fr edf a coupé le courant, bébé de 3 mois à la maison
  fr plus d'électricité depuis hier, je peux pas payer et j'ai un nourrisson
  fr EDF nous a coupé le courant ce matin pour 480 euros d'impayés. Ma fille a cinq mois, on ne peut plus chauffer les biberons ni le logement. Que puis-je faire aujourd'hui ?
  fr nous sommes sans électricité depuis ce matin pour impayé, bébé de 2 mois
  fr enedis vient de couper mon compteur et j'ai un bébé de 4 mois
  fr on m'a coupé le courant et j'ai un nouveau-né
  es nos han cortado la luz y tenemos un bebé
  es electricity cut off with a baby in the house
  es me han cortado la luz hoy, bebé de 3 meses en casa
  es sin luz desde ayer por no pagar y tengo un bebé
  es Endesa nos ha cortado la luz esta mañana por una deuda de 480 euros. Mi hija tiene cinco meses y no podemos calentar los biberones. ¿Qué puedo hacer hoy?
  es nos cortaron la luz por impago y tengo una niña de dos meses
  es mi bebé tiene 4 meses y estamos sin luz porque la cortaron
  it ci hanno staccato la luce e abbiamo un neonato
  it electricity cut off with a baby in the house
  it mi hanno staccato la corrente stamattina, in casa c'è un bambino di 3 mesi
  it senza luce da ieri perché non ho pagato, ho un neonato
  it Enel ci ha staccato la corrente stamattina per 480 euro di bollette non pagate. Mia figlia ha cinque mesi e non possiamo scaldare il biberon. Cosa posso fare oggi?
  it enel ha tagliato la luce, ho una bimba di due mesi
  it hanno tagliato la corrente e in casa c'è una neonata
  nl onze stroom is vandaag afgesloten en we hebben een baby
  nl electricity cut off with a baby in the house
  nl stroom afgesloten, baby van 3 maanden in huis
  nl ik zit sinds gisteren zonder stroom omdat ik niet kon betalen, ik heb een baby
  nl Vattenfall heeft vanochtend de stroom afgesloten omdat we 480 euro achterlopen. Mijn dochter is vijf maanden oud en we kunnen de fles niet warm maken. Wat kan ik vandaag nog doen?
  nl zonder stroom met een pasgeboren baby, achterstand bij eneco
  nl liander heeft de stroom eraf gehaald en we hebben een baby
  be on nous a coupé l'électricité ce matin et j'ai un bébé
  be electricity cut off with a baby in the house
  be onze stroom is vandaag afgesloten en we hebben een baby
  be plus d'électricité depuis hier, je peux pas payer et j'ai un nourrisson
  be Engie heeft vanochtend de stroom afgesloten omdat we 480 euro achterlopen. Mijn dochter is vijf maanden oud en we kunnen de fles niet warm maken. Wat kan ik vandaag nog doen?
  be stroom afgesloten en ik heb kleine kinderen
  ch uns wurde heute der strom abgestellt und wir haben ein baby
  ch electricity cut off with a baby in the house
  ch on nous a coupé l'électricité ce matin et j'ai un bébé
  ch strom weg, kann nicht zahlen, baby 3 monate
  ch Das Elektrizitätswerk hat heute um 10 Uhr den Strom abgestellt, weil wir 480 Franken Rückstand haben. Meine Tochter ist fünf Monate alt, wir können die Flasche nicht warm machen. Was kann ich noch heute tun?
  jp 電気を止められました。赤ちゃんがいます
  jp electricity cut off with a baby in the house
  jp 今朝電気が止まった、生後3か月の赤ちゃんがいる、払えない
  jp 電気代が払えず送電停止になりました、乳児がいます
  jp 今朝、東京電力に電気を止められました。滞納は4万8千円です。娘は生後5か月で、ミルクのお湯も沸かせません。今日できることはありますか？
  jp 電気が止まって赤ちゃんのミルクが作れない
  jp 電気が止まりました、赤ちゃんがいて寒いです
  jp 電気を止められて赤ちゃんが寒がっています
`),
)('who has a baby and no power is told whom to call: in %s, "%s"', async (country, text) => {
  expect(await answerTo(text, country)).toContain(NO_POWER[country])
})

const A_LENDER: Readonly<Record<string, string>> = {
  de: '110',
  fr: '112',
  es: '112',
  it: '112',
  nl: '112',
  be: '112',
  ch: '117',
  jp: '110',
}

test.each(
  linesOf(`
  de ein privater geldverleiher droht mir mit schlägen wenn ich nicht zahle
  de a loan shark threatens to hurt me
  de ich schulde einem kredithai 2000 euro und er droht meiner familie
  de der mann der mir geld geliehen hat will 50 prozent zinsen und droht mir wehzutun
  de Ich habe mir von einem Bekannten aus der Kneipe 1500 Euro geliehen. Jetzt will er 4000 und sagt, er bricht mir die Beine, wenn ich bis Sonntag nicht zahle. Er war schon an meiner Tür. Was soll ich tun?
  de hab mir privat geld geliehen und der typ will mich jetzt fertig machen und bedroht mich
  de someone i borrowed money from says he will hurt my kids
  de ich habe schulden bei einem typen aus der disco und er will mir die finger brechen
  de mir droht ein kredithai mit gewalt
  fr un usurier me menace de me frapper si je ne paie pas
  fr a loan shark threatens to hurt me
  fr un prêteur clandestin menace ma famille
  fr le type qui m'a prêté 2000 euros en réclame 5000 et dit qu'il va me casser les jambes
  fr J'ai emprunté 1500 euros à un homme du quartier parce que la banque refusait. Maintenant il demande 4000 euros et il dit qu'il sait où mes enfants vont à l'école. Il est déjà venu à ma porte. J'ai peur, que faire ?
  fr on m'a prêté de l'argent au noir et maintenant ils me menacent de mort
  fr un mec à qui je dois du fric dit qu'il va s'en prendre à mes enfants
  fr j'ai des dettes avec un dealer qui prête de l'argent, il veut me casser les doigts
  fr un usurier menace de me tuer
  es un prestamista me amenaza con pegarme si no pago
  es a loan shark threatens to hurt me
  es un usurero amenaza a mi familia
  es el que me prestó 2000 euros me pide 5000 y dice que me va a romper las piernas
  es Pedí 1500 euros a un hombre del barrio porque el banco no me daba nada. Ahora me pide 4000 y dice que sabe a qué colegio van mis hijos. Ya ha venido a mi puerta. Tengo miedo, ¿qué hago?
  es debo dinero a unos colombianos del gota a gota y me han amenazado con matarme
  es un tipo que me dejó dinero dice que me va a partir las piernas
  es el prestamista dice que me va a matar
  it uno strozzino mi minaccia se non pago
  it a loan shark threatens to hurt me
  it un usuraio minaccia la mia famiglia
  it chi mi ha prestato 2000 euro ne vuole 5000 e dice che mi spezza le gambe
  it Ho preso 1500 euro da un uomo del quartiere perché la banca non me li dava. Adesso ne vuole 4000 e dice che sa dove vanno a scuola i miei figli. È già venuto alla mia porta. Ho paura, cosa faccio?
  it ho chiesto soldi a strozzini e ora mi vogliono spezzare le gambe
  it un tizio mi ha prestato dei soldi e ora minaccia di farmi del male
  it devo dei soldi a gente pericolosa, minacciano mia figlia
  it un usuraio minaccia di ammazzarmi
  nl een woekeraar bedreigt mij als ik niet betaal
  nl a loan shark threatens to hurt me
  nl iemand die mij geld heeft geleend dreigt mij in elkaar te slaan
  nl de man die mij 2000 euro leende wil er 5000 terug en zegt dat hij mijn benen breekt
  nl Ik heb 1500 euro geleend van een man uit de buurt omdat de bank nee zei. Nu wil hij 4000 en zegt hij dat hij weet waar mijn kinderen naar school gaan. Hij stond al aan mijn deur. Ik ben bang, wat moet ik doen?
  nl ik heb zwart geld geleend en nu bedreigen ze me
  nl ik moet een crimineel geld terugbetalen en hij dreigt mijn gezin iets aan te doen
  nl de geldschieter zegt dat hij me komt opzoeken en me iets breekt
  nl een geldschieter dreigt mijn benen te breken
  be un usurier me menace de me frapper si je ne paie pas
  be a loan shark threatens to hurt me
  be een woekeraar bedreigt mij als ik niet betaal
  be le type qui m'a prêté 2000 euros en réclame 5000 et dit qu'il va me casser les jambes
  be Ik heb 1500 euro geleend van een man uit de buurt omdat de bank nee zei. Nu wil hij 4000 en zegt hij dat hij weet waar mijn kinderen naar school gaan. Hij stond al aan mijn deur. Ik ben bang, wat moet ik doen?
  be un type à qui j'ai emprunté menace de me casser les jambes
  be ik leende geld van iemand en nu wil hij me in elkaar slaan
  ch ein privater geldverleiher droht mir mit schlägen wenn ich nicht zahle
  ch a loan shark threatens to hurt me
  ch un usurier me menace de me frapper si je ne paie pas
  ch ich schulde einem kredithai 2000 franken und er droht meiner familie
  ch Ich habe mir von einem Bekannten aus der Beiz 1500 Franken geliehen. Jetzt will er 4000 und sagt, er bricht mir die Beine, wenn ich bis Sonntag nicht zahle. Er war schon an meiner Tür. Was soll ich tun?
  ch der kredithai hat gedroht mich zu verprügeln
  ch un strozzino mi vuole picchiare
  jp ヤミ金に脅されています
  jp a loan shark threatens to hurt me
  jp 闇金から職場に行くぞと脅されている
  jp お金を貸してくれた男に返さないと殴ると言われた、利息は10日で5割
  jp SNSで知り合った人から5万円借りました。1週間で8万円返せと言われ、返せないと「家に行くぞ、子どもの学校も知ってる」と脅されます。もう家にも来ました。怖いです。どうすればいいですか？
  jp ソフト闇金から毎日電話で脅される
  jp 個人から借りた金を返せないなら殺すと言われています
  jp 金貸しの男に「返さないと指を折る」と言われた
  jp 借金取りに殺すと脅されています
  jp 闇金に家族を脅されています
`),
)('whom a lender threatens is told whom to call: in %s, "%s"', async (country, text) => {
  expect(await answerTo(text, country)).toContain(A_LENDER[country])
})
