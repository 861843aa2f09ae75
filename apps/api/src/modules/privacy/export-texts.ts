/** Explains the files of a copy to the person who opens it. */
export const EXPORT_README = `Rigsouq: copy of your data

Each .json file holds the rows of one table, as a list. Times are in UTC. Amounts that end in "_minor" are in the smallest unit of their currency.
media.json lists the files in the folder "files" by their id, with their original names.
In the copy of a member, actions.json lists what the member did for the company, by table, id and time.
Passwords, secrets of links, and what only the other side of a deal may read are not in this copy.

ريغسوق: نسخة من بياناتك

يحتوي كل ملف ‎.json على صفوف جدول واحد على شكل قائمة. الأوقات بالتوقيت العالمي UTC. والمبالغ التي ينتهي اسمها بـ "_minor" بأصغر وحدة من عملتها.
يسرد media.json الملفات الموجودة في المجلد "files" حسب معرّفاتها مع أسمائها الأصلية.
وفي نسخة العضو يسرد actions.json ما قام به العضو باسم الشركة: الجدول والمعرّف والوقت.
لا تحتوي النسخة على كلمات المرور ولا أسرار الروابط ولا ما يحق للطرف الآخر وحده الاطلاع عليه.
`;
